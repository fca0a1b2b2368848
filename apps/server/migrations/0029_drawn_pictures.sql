-- Each picture is drawn once for all processes: what the file store holds of them is known here, so that it can be bounded and old ones removed.
CREATE TABLE "drawn_pictures" (
	"tag" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"bytes" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "drawn_pictures_subject_index" ON "drawn_pictures" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "drawn_pictures_drawn_at_index" ON "drawn_pictures" USING btree ("drawn_at");