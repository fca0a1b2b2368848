-- Limits that hold over all processes are counted here.
CREATE TABLE "limit_windows" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
