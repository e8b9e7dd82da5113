#!/bin/sh
set -e
data=/var/lib/postgresql/18/docker
if [ "$(id -u)" = 0 ]; then
  chown postgres /var/lib/postgresql
  exec setpriv --reuid postgres --regid postgres --clear-groups "$0"
fi
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  initdb -D "$data" -E UTF8 --locale=C.UTF-8 --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  pg_ctl -D "$data" -o '-c listen_addresses=' -w start
  for file in /docker-entrypoint-initdb.d/*.sql; do psql -v ON_ERROR_STOP=1 -U postgres -f "$file"; done
  pg_ctl -D "$data" -m fast -w stop
fi
exec postgres -D "$data" -c 'listen_addresses=*'
