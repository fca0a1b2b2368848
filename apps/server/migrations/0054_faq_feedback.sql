-- Anonymous, so that it is known which answers do not help.
CREATE TABLE "faq_feedback" (
	"faq_id" text NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	"was_helpful" boolean NOT NULL,
	CONSTRAINT "faq_feedback_faq_id_day_visitor_hash_pk" PRIMARY KEY("faq_id","day","visitor_hash")
);
