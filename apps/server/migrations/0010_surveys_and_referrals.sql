-- Surveys that were sent by mail, codes by which practitioners bring colleagues, who followed them and who came by them.
CREATE TABLE "survey_messages" (
	"user_id" uuid NOT NULL,
	"survey_type" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_messages_user_id_survey_type_due_at_pk" PRIMARY KEY("user_id","survey_type","due_at")
);
--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"practitioner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_clicks_practitioner_id_day_visitor_hash_pk" PRIMARY KEY("practitioner_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"newcomer_id" uuid NOT NULL,
	"program_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_messages" ADD CONSTRAINT "survey_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_practitioner_id_referral_codes_practitioner_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."referral_codes"("practitioner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_newcomer_id_users_id_fk" FOREIGN KEY ("newcomer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_program_id_referral_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."referral_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code_index" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_newcomer_id_index" ON "referrals" USING btree ("newcomer_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_created_at_index" ON "referrals" USING btree ("referrer_id","created_at");