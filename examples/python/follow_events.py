"""Follows the events and stores the cursor in a file, until there are no more for now.

    API_URL=https://cpd.example.org API_KEY=cpd_... python3 follow_events.py search-index.cursor

Each consumer has a file of its own, and sees every event.
"""

import os
import sys
from pathlib import Path

from back_office import BackOffice, BackOfficeError

back_office = BackOffice(os.environ["API_URL"], os.environ["API_KEY"])
stored = Path(sys.argv[1])


def read(after):
    try:
        return back_office.call("listServiceEvents", after=after, limit=200)
    except BackOfficeError as error:
        if error.code != "EVENTS_REMOVED":
            raise
        # Read the catalog here, then every event that is stored.
        return back_office.call("listServiceEvents", limit=200)


has_more = True
while has_more:
    page = read(stored.read_text() if stored.exists() else None)
    for event in page["events"]:
        print(event["type"], event["subject"])
    stored.write_text(page["next"])
    has_more = page["has_more"]
