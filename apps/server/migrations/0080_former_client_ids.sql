-- The id under which a practitioner had the file of a client who joined leads on to the client.
ALTER TABLE "practitioner_clients" ADD COLUMN "former_ids" uuid[] DEFAULT '{}' NOT NULL;