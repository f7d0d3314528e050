"""Loads existing users from a CSV file with the columns id, firstName, lastName, email and identity.

    API_URL=https://cpd.example.org API_KEY=cpd_... python3 load_users.py users.csv

It can be repeated: a user who is stored already is replaced by the same values.
"""

import csv
import os
import sys

from back_office import BackOffice, BackOfficeError

back_office = BackOffice(os.environ["API_URL"], os.environ["API_KEY"])
loaded, rejected = 0, []
with open(sys.argv[1], newline="", encoding="utf-8") as file:
    for row in csv.DictReader(file):
        user = {field: value or None for field, value in row.items() if field != "id"}
        try:
            back_office.call("putServiceUser", id=row["id"], body=user)
            loaded += 1
        except BackOfficeError as error:
            rejected.append(f"{row['id']}: {error}")
print(f"{loaded} users loaded, {len(rejected)} rejected", *rejected, sep="\n")
sys.exit(1 if rejected else 0)
