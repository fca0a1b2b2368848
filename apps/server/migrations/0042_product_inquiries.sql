-- Requests for products that are not offered, who waits for them, and what was said at each change of status.
CREATE TABLE "inquiry_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"from_status" text,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_upvotes" (
	"inquiry_id" uuid NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"clients_count" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_upvotes_inquiry_id_practitioner_id_pk" PRIMARY KEY("inquiry_id","practitioner_id")
);
--> statement-breakpoint
CREATE TABLE "product_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"brand_name" text NOT NULL,
	"link_url" text,
	"product_key" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"expected_date" date,
	"product_id" uuid,
	"asker_id" uuid,
	"merged_into_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_inquiries_merged" CHECK ("product_inquiries"."merged_into_id" is null or "product_inquiries"."status" = 'Closed')
);
--> statement-breakpoint
ALTER TABLE "inquiry_steps" ADD CONSTRAINT "inquiry_steps_inquiry_id_product_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."product_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_upvotes" ADD CONSTRAINT "inquiry_upvotes_inquiry_id_product_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."product_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_upvotes" ADD CONSTRAINT "inquiry_upvotes_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiries" ADD CONSTRAINT "product_inquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiries" ADD CONSTRAINT "product_inquiries_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiries" ADD CONSTRAINT "product_inquiries_merged_into_id_product_inquiries_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."product_inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_steps_inquiry_id_at_index" ON "inquiry_steps" USING btree ("inquiry_id","at");--> statement-breakpoint
CREATE INDEX "inquiry_upvotes_practitioner_id_index" ON "inquiry_upvotes" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "product_inquiries_product_key_index" ON "product_inquiries" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "product_inquiries_product_id_index" ON "product_inquiries" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_inquiries_asker_id_index" ON "product_inquiries" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "product_inquiries_merged_into_id_index" ON "product_inquiries" USING btree ("merged_into_id");