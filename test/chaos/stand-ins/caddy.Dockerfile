# For caddy:…: Debian's.
FROM localhost/debian
RUN apt-get update && apt-get install -y --no-install-recommends caddy wget
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
