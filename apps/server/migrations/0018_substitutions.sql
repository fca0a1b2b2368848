-- Substitution of a product across plans: what was started, and what became of each plan.
CREATE TABLE "substitution_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"substitution_id" uuid NOT NULL,
	"recommendation_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"state" text NOT NULL,
	"skip" text,
	"obstacle" text,
	"before" jsonb,
	"after" jsonb,
	"amount_unknown" text,
	"difference" jsonb,
	"noticed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "substitution_items_substitutionId_recommendationId_unique" UNIQUE("substitution_id","recommendation_id"),
	CONSTRAINT "substitution_items_dose" CHECK (("substitution_items"."before" is null) = ("substitution_items"."after" is null)),
	CONSTRAINT "substitution_items_difference" CHECK (("substitution_items"."before" is null) = ("substitution_items"."difference" is null)),
	CONSTRAINT "substitution_items_skip" CHECK (("substitution_items"."skip" is not null) = ("substitution_items"."state" = 'Skipped')),
	CONSTRAINT "substitution_items_obstacle" CHECK (("substitution_items"."obstacle" is not null) = ("substitution_items"."state" = 'Kept'))
);
--> statement-breakpoint
CREATE TABLE "substitutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"replacement_product_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"changes_templates" boolean NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"started_by" uuid NOT NULL,
	"undone_by" uuid,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "substitutions_two_products" CHECK ("substitutions"."product_id" <> "substitutions"."replacement_product_id")
);
--> statement-breakpoint
ALTER TABLE "substitution_items" ADD CONSTRAINT "substitution_items_substitution_id_substitutions_id_fk" FOREIGN KEY ("substitution_id") REFERENCES "public"."substitutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitution_items" ADD CONSTRAINT "substitution_items_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitution_items" ADD CONSTRAINT "substitution_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_replacement_product_id_products_id_fk" FOREIGN KEY ("replacement_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "substitution_items_substitution_id_state_index" ON "substitution_items" USING btree ("substitution_id","state");--> statement-breakpoint
CREATE INDEX "substitution_items_recommendation_id_index" ON "substitution_items" USING btree ("recommendation_id");--> statement-breakpoint
CREATE INDEX "substitution_items_product_id_index" ON "substitution_items" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "substitution_items_open" ON "substitution_items" USING btree ("recommendation_id","product_id") WHERE "substitution_items"."state" = 'Proposed';--> statement-breakpoint
CREATE INDEX "substitutions_product_id_started_at_index" ON "substitutions" USING btree ("product_id","started_at");--> statement-breakpoint
CREATE INDEX "substitutions_replacement_product_id_index" ON "substitutions" USING btree ("replacement_product_id");--> statement-breakpoint
CREATE INDEX "substitutions_at_work" ON "substitutions" USING btree ("touched_at") WHERE "substitutions"."state" in ('Running', 'Undoing');