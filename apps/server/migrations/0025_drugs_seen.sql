-- What rules say of the medicines in a client file can be acknowledged: health data, sealed beside them.
ALTER TABLE "practitioner_clients" ADD COLUMN "sealed_drugs_seen" text;