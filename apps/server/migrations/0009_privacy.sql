-- Sealed phone numbers with an index to find them by; the practitioners' own client files, invitations, surveys, exports, the log of who read what.
CREATE TABLE "access_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"reader_id" uuid NOT NULL,
	"reader_kind" text NOT NULL,
	"what" text NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"plan_ids" uuid[] NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"user_id" uuid NOT NULL,
	"survey_type" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_user_id_survey_type_question_pk" PRIMARY KEY("user_id","survey_type","question")
);
--> statement-breakpoint
CREATE TABLE "survey_completions" (
	"user_id" uuid NOT NULL,
	"survey_type" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_completions_user_id_survey_type_pk" PRIMARY KEY("user_id","survey_type")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language_code" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_erasures" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_phone_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_index" text;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "mute_alerts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "sealed_phone" text;--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "country_id" char(2);--> statement-breakpoint
ALTER TABLE "practitioner_clients" ADD COLUMN "preferred_language_code" text;--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_completions" ADD CONSTRAINT "survey_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_erasures" ADD CONSTRAINT "order_erasures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_entries_once_an_hour" ON "access_entries" USING btree ("subject_id","what","reader_id","hour");--> statement-breakpoint
CREATE INDEX "access_entries_subject_id_at_index" ON "access_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "client_files_practitioner_id_erased_at_index" ON "client_files" USING btree ("practitioner_id","erased_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_token_hash_index" ON "client_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_practitioner_id_client_id_index" ON "client_invitations" USING btree ("practitioner_id","client_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id_requested_at_index" ON "data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_id_index" ON "outbox_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_index_index" ON "users" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "practitioner_clients_email_index" ON "practitioner_clients" USING btree ("email");