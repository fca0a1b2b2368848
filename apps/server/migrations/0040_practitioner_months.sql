CREATE TABLE "insight_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practitioner_month_plans" (
	"practitioner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"recommendation_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	CONSTRAINT "practitioner_month_plans_practitioner_id_month_recommendation_id_pk" PRIMARY KEY("practitioner_id","month","recommendation_id")
);
--> statement-breakpoint
CREATE TABLE "practitioner_month_products" (
	"practitioner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"packs" integer NOT NULL,
	"orders" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	CONSTRAINT "practitioner_month_products_practitioner_id_month_product_id_pk" PRIMARY KEY("practitioner_id","month","product_id")
);
--> statement-breakpoint
CREATE TABLE "practitioner_months" (
	"practitioner_id" uuid NOT NULL,
	"month" date NOT NULL,
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
	CONSTRAINT "practitioner_months_practitioner_id_month_pk" PRIMARY KEY("practitioner_id","month")
);
--> statement-breakpoint
ALTER TABLE "practitioner_month_plans" ADD CONSTRAINT "practitioner_month_plans_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_month_products" ADD CONSTRAINT "practitioner_month_products_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_month_products" ADD CONSTRAINT "practitioner_month_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_months" ADD CONSTRAINT "practitioner_months_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practitioner_months_month_index" ON "practitioner_months" USING btree ("month");