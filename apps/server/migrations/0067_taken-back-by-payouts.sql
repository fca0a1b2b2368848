-- What was billed to a practitioner and reversed since is taken back by the document of a later payout, once.
ALTER TABLE "payout_movements" ADD COLUMN "taken_back_by" uuid;--> statement-breakpoint
CREATE INDEX "payout_movements_taken_back_by_index" ON "payout_movements" USING btree ("taken_back_by") WHERE "payout_movements"."taken_back_by" is not null;