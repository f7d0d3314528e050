FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/cpd.ini
USER postgres
CMD ["sh", "-c", "echo \"\\\"cpd_service\\\" \\\"$SERVICE_POSTGRES_PASSWORD\\\"\" > /tmp/userlist.txt && exec pgbouncer /etc/pgbouncer/cpd.ini"]
