# /etc/varnish/default.vcl, for Varnish 7 behind what terminates TLS. Behind it: TRUSTED_PROXIES=2,
# CDN_PURGE_URL=http://127.0.0.1:6081/purge and CDN_PURGE_HEADER="X-Purge-Token: " with the token below.
vcl 4.1;

import std;

backend parlance {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.url == "/purge") {
    # Another secret here: openssl rand -hex 24
    if (req.method != "POST" || req.http.X-Purge-Token != "PURGE_TOKEN") {
      return (synth(403));
    }
    # Of many keys one expression: a page with any of them is made again.
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_: -]+$") {
      return (synth(400));
    }
    # A ban’s words end at a space, so there is none in it.
    if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200));
  }
  # Who has a session gets their own page. Other cookies change no page that may be kept.
  if (
    (req.method != "GET" && req.method != "HEAD") ||
    req.url ~ "^/api/" ||
    req.http.Authorization ||
    req.http.Cookie ~ "session_token="
  ) {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  # Their names change with what they hold.
  if (bereq.url ~ "^/assets/" && beresp.status == 200) {
    return (deliver);
  }
  if (beresp.http.Set-Cookie || !beresp.http.Surrogate-Control) {
    # Not for all. The next readers do not wait for each other, and the next answer may be marked.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  set beresp.grace = 0s;
  # The same whatever other cookies there are.
  set beresp.http.Vary = "Accept-Encoding";
  unset beresp.http.X-Request-Id;
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
}
