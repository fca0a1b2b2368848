-- Who registered for a webinar, and which onboarding materials a practitioner has marked as done.
CREATE TABLE "finished_materials" (
	"user_id" uuid NOT NULL,
	"material_id" text NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finished_materials_user_id_material_id_pk" PRIMARY KEY("user_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "webinar_registrations" (
	"webinar_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"recording_mailed_at" timestamp (3) with time zone,
	CONSTRAINT "webinar_registrations_webinar_id_user_id_pk" PRIMARY KEY("webinar_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "finished_materials" ADD CONSTRAINT "finished_materials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_registrations" ADD CONSTRAINT "webinar_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webinar_registrations_user_id_index" ON "webinar_registrations" USING btree ("user_id");