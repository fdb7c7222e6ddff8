-- A paper may be photographed; plans that were stored before took it as PDF only. Orders keep what they were asked for.
UPDATE "plans" SET "document" = jsonb_set("document", '{attachments}', (
	SELECT jsonb_agg(
		CASE WHEN "spec" ->> 'extention' = 'pdf' AND "spec" ->> 'code' IN ('kartu-keluarga', 'surat-dokter', 'akta-kelahiran', 'surat-kerja')
			THEN jsonb_set("spec", '{extention}', '"pdf_image"') ELSE "spec" END
		ORDER BY "position")
	FROM jsonb_array_elements("document" -> 'attachments') WITH ORDINALITY AS "asked" ("spec", "position")
)) WHERE "document" @> '{"attachments": [{"extention": "pdf"}]}';
