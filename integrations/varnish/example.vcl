# A site's own VCL; everything else is in nmt.vcl beside it.
vcl 4.1;

backend default {
	.host = "127.0.0.1";
	.port = "8080";
	.connect_timeout = 1s;
	.first_byte_timeout = 10s;
	.probe = {
		.url = "/";
		.interval = 2s;
		.timeout = 1s;
		.window = 4;
		.threshold = 2;
	}
}

# Who may drop pages: the CMS.
acl nmt_purgers {
	"127.0.0.1";
	"::1";
}

include "nmt.vcl";

sub vcl_init {
	# The key with which the site signs nmt_rights, 32 random bytes in hex. Without it every visitor is anonymous.
	var.global_set("nmt-rights-key", regsub(std.fileread("/etc/varnish/nmt-rights.key"), "\s+$", ""));
}
