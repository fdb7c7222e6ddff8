-- Lets stored plans accept photographs of documents: until this migration they accept only PDF. Orders keep the rules that they were placed under.
UPDATE "plans" SET "document" = jsonb_set("document", '{attachments}', (
	SELECT jsonb_agg(
		CASE WHEN "spec" ->> 'extention' = 'pdf' AND "spec" ->> 'code' IN ('kartu-keluarga', 'surat-dokter', 'akta-kelahiran', 'surat-kerja')
			THEN jsonb_set("spec", '{extention}', '"pdf_image"') ELSE "spec" END
		ORDER BY "position")
	FROM jsonb_array_elements("document" -> 'attachments') WITH ORDINALITY AS "asked" ("spec", "position")
)) WHERE "document" @> '{"attachments": [{"extention": "pdf"}]}';
