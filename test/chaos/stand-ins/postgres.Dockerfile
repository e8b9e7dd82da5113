# For postgres:…: Debian's, with what compose.yaml needs of that image's entrypoint.
FROM localhost/debian
RUN apt-get update && apt-get install -y --no-install-recommends postgresql \
 && install -d -o postgres -g postgres /var/lib/postgresql /var/run/postgresql
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin
ENTRYPOINT ["postgres-entrypoint.sh"]
