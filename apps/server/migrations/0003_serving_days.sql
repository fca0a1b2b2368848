-- What a label says is taken a day is kept with its serving, from the least to the most.
ALTER TABLE "serving_sizes" ADD COLUMN "least_per_day" double precision;--> statement-breakpoint
ALTER TABLE "serving_sizes" ADD COLUMN "most_per_day" double precision;--> statement-breakpoint
ALTER TABLE "serving_sizes" ADD CONSTRAINT "serving_sizes_per_day" CHECK (("serving_sizes"."least_per_day" is null) = ("serving_sizes"."most_per_day" is null) and ("serving_sizes"."least_per_day" is null or ("serving_sizes"."least_per_day" > 0 and "serving_sizes"."least_per_day" <= "serving_sizes"."most_per_day")));