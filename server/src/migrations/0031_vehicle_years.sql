ALTER TABLE "vehicle_prices" ADD COLUMN "derived_from" smallint;--> statement-breakpoint
-- Adds two questions to the product for every type of vehicle: private use, and the licence of trucks and buses. Orders keep their questions.
UPDATE "plans" SET "document" = jsonb_set("document", '{declarations}', '[
	{"_id": "8406b1ff-8451-5b56-9b04-4286c1ee8370", "answer": "ya", "vehicleTypes": ["MV4", "MV2"],
		"question": "Apakah kendaraan hanya digunakan untuk keperluan pribadi, tidak disewakan dan bukan angkutan umum?"},
	{"_id": "6052ca41-dc2e-54e7-b453-5ed0d18a3fd4", "answer": "ya", "vehicleTypes": ["TRUCK", "BUS"],
		"question": "Apakah kendaraan memiliki izin usaha angkutan dan uji berkala yang masih berlaku?"}
]'::jsonb || ("document" -> 'declarations'))
WHERE "product_type" = 'kendaraan' AND "code" = 'KT-01'
	AND NOT "document" @> '{"declarations": [{"_id": "8406b1ff-8451-5b56-9b04-4286c1ee8370"}]}';
