-- Views of pages, where the operator has this server count them itself.
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language_code" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_page_language_code_pk" PRIMARY KEY("day","page","language_code")
);
