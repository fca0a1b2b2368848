-- A number and its unit are two words in the key by which requests for the same product are found, as they are new.
UPDATE "product_inquiries" AS "inquiry" SET "product_key" = (
  SELECT string_agg("word", ' ' ORDER BY "word" COLLATE "C") FROM (
    SELECT DISTINCT unnest(string_to_array(regexp_replace("inquiry"."product_key", '(\d)([^\d ])', '\1 \2', 'g'), ' ')) AS "word"
  ) AS "words"
) WHERE "product_key" ~ '\d[^\d ]';
