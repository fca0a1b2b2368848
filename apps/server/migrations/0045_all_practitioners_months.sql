CREATE TABLE "all_practitioners_months" (
	"month" date PRIMARY KEY NOT NULL,
	"new_clients" integer NOT NULL,
	"plans_made" integer NOT NULL,
	"plans_shared" integer NOT NULL,
	"plans_ordered" integer NOT NULL,
	"views" integer NOT NULL,
	"orders" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"refills_due" integer NOT NULL,
	"refills_made" integer NOT NULL,
	"linked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_spans" (
	"practitioner_id" uuid NOT NULL,
	"months_count" smallint NOT NULL,
	"last_month" date NOT NULL,
	"new_clients" integer NOT NULL,
	"plans_shared" integer NOT NULL,
	"orders" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "practitioner_spans_months_count_practitioner_id_pk" PRIMARY KEY("months_count","practitioner_id")
);
--> statement-breakpoint
ALTER TABLE "practitioner_spans" ADD CONSTRAINT "practitioner_spans_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practitioner_spans_practitioner_id_index" ON "practitioner_spans" USING btree ("practitioner_id");