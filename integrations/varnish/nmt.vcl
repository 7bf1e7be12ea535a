# What a Varnish in front of a site with nmt-widgets does; example.vcl includes it. README.md says why.
vcl 4.1;

import cookie;
import digest;
import std;
import var;
import xkey;

sub vcl_recv {
	if (req.restarts == 0) {
		# Only this file says these things; a visitor may send anything.
		unset req.http.X-NMT-Visitor;
		unset req.http.X-NMT-Kind;
		unset req.http.X-NMT-Cache;
		unset req.http.X-NMT-Last-Resort;
	}
	if (req.method == "PURGE" || req.method == "REFRESH") {
		call nmt_purge;
	}
	if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
		return (pass);
	}
	# Stale for a minute while the origin answers, for ten once it does not.
	set req.grace = 10m;
	if (std.healthy(req.backend_hint) && !req.http.X-NMT-Last-Resort) {
		set req.grace = 60s;
	}
	if (req.url ~ "^/paywall-api/api/zephr\?") {
		call nmt_decision;
	} elseif (req.url ~ "^/(account|create-account|inloggen|instellingen|login|login-status|logout|onboarding|papi|paywall-activate|paywall-api|uitloggen)(/|\?|$)" || req.url ~ "[?&](email|token)=") {
		# One visitor's: the origin answers, with all cookies.
		return (pass);
	} else {
		call nmt_page;
	}
	return (hash);
}

# A page is kept once for each kind of visitor. The origin learns the kind, and nothing else of the visitor.
sub nmt_page {
	call nmt_visitor;
	set req.http.X-NMT-Kind = "page";
	# What campaigns and others add makes no other page. A gift's token is for the decision alone, and a secret.
	set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gaa_[a-z]+|gclid|fbclid|via|gift_token)=[^&]*&?", "");
	set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));
	unset req.http.Cookie;
}

# The decision for visitors without an account: six dimensions at most, each a word, in one order.
sub nmt_decision {
	if (req.url !~ "^/paywall-api/api/zephr\?((slot|group|access|type|meter|from)=[A-Za-z0-9_-]{1,40}(&|$)){1,6}$") {
		return (synth(400, "Unknown dimension"));
	}
	set req.url = std.querysort(req.url);
	set req.http.X-NMT-Kind = "decision";
	unset req.http.Cookie;
}

# nmt_rights=<kind>.<Unix time of its end>.<HMAC-SHA-256 of what is before the last dot>. Whatever is not signed with our
# key, has ended or ends later than a day from now is an anonymous visitor's.
sub nmt_visitor {
	set req.http.X-NMT-Visitor = "anonymous";
	if (var.global_get("nmt-rights-key") == "" || req.http.Cookie !~ "nmt_rights=") {
		return;
	}
	cookie.parse(req.http.Cookie);
	set req.http.X-NMT-Rights = cookie.get("nmt_rights");
	if (req.http.X-NMT-Rights ~ "^(registered|regional|subscribed|subscribed-plus)\.[0-9]{10}\.[0-9a-f]{64}$") {
		set req.http.X-NMT-Signed = regsub(req.http.X-NMT-Rights, "\.[0-9a-f]{64}$", "");
		set req.http.X-NMT-Given = "0x" + regsub(req.http.X-NMT-Rights, "^.*\.", "");
		set req.http.X-NMT-Expected = digest.hmac_sha256(var.global_get("nmt-rights-key"), req.http.X-NMT-Signed);
		# Hashed once more, so that the time of the comparison tells nothing about the right value.
		if (digest.hmac_sha256(var.global_get("nmt-rights-key"), req.http.X-NMT-Given) == digest.hmac_sha256(var.global_get("nmt-rights-key"), req.http.X-NMT-Expected)
			&& std.time(regsub(req.http.X-NMT-Signed, "^.*\.", ""), now - 1s) > now
			&& std.time(regsub(req.http.X-NMT-Signed, "^.*\.", ""), now + 2d) < now + 1d) {
			set req.http.X-NMT-Visitor = regsub(req.http.X-NMT-Signed, "\..*$", "");
		}
	}
	unset req.http.X-NMT-Rights;
	unset req.http.X-NMT-Signed;
	unset req.http.X-NMT-Given;
	unset req.http.X-NMT-Expected;
}

# PURGE drops pages by their keys at once; REFRESH lets the next visitor have the old one while the new one is fetched.
sub nmt_purge {
	if (client.ip !~ nmt_purgers) {
		return (synth(405, "Not allowed"));
	}
	if (!req.http.xkey-purge) {
		return (synth(400, "xkey-purge is missing"));
	}
	if (req.method == "PURGE") {
		return (synth(200, "Dropped " + xkey.purge(req.http.xkey-purge)));
	}
	return (synth(200, "Refreshing " + xkey.softpurge(req.http.xkey-purge)));
}

sub vcl_hash {
	# Beside the address, which the built-in code adds.
	if (req.http.X-NMT-Visitor) {
		hash_data(req.http.X-NMT-Visitor);
	}
}

sub vcl_hit {
	set req.http.X-NMT-Cache = "hit";
	if (obj.ttl <= 0s) {
		set req.http.X-NMT-Cache = "stale";
	}
}

sub vcl_miss {
	set req.http.X-NMT-Cache = "miss";
}

sub vcl_pass {
	set req.http.X-NMT-Cache = "pass";
}

sub vcl_backend_fetch {
	unset bereq.http.X-NMT-Kind;
	unset bereq.http.X-NMT-Cache;
	unset bereq.http.X-NMT-Last-Resort;
}

sub vcl_backend_response {
	# An error is no page: the copy stays, and who has none gets the error.
	if (beresp.status >= 500 && !bereq.uncacheable) {
		return (abandon);
	}
	set beresp.grace = 10m;
	# For If-None-Match to the origin.
	set beresp.keep = 10m;
	# The built-in code keeps nothing that is private or has a cookie.
}

sub vcl_backend_error {
	if (!bereq.uncacheable) {
		return (abandon);
	}
}

sub vcl_synth {
	# The origin failed just now, before its probe noticed: any copy is better than an error.
	if (resp.status == 503 && req.restarts == 0 && req.http.X-NMT-Kind) {
		set req.http.X-NMT-Last-Resort = "1";
		return (restart);
	}
	set resp.http.Cache-Control = "no-store";
	set resp.http.Content-Type = "text/plain; charset=utf-8";
	if (resp.status == 503) {
		set resp.http.Retry-After = "5";
	}
	set resp.body = resp.reason;
	return (deliver);
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.Via;
	unset resp.http.X-Varnish;
	set resp.http.X-Cache = req.http.X-NMT-Cache;
	if (req.http.X-NMT-Kind == "page") {
		# What this cache keeps for a minute, a browser asks for anew each time: after a login it is another page.
		set resp.http.Cache-Control = "private, no-cache";
		set resp.http.Vary = "Accept-Encoding, Cookie";
		unset resp.http.Age;
	} elseif (req.http.X-NMT-Kind == "decision") {
		set resp.http.Cache-Control = "private, max-age=0";
		unset resp.http.Age;
	}
}
