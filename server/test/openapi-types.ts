/** Made of the OpenAPI document by openapi-typescript: `vitest run -u` on the test beside it renews it. */
export interface paths {
    "/api/v1/user/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a member */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a Google ID token; 404 when no account belongs to it */
        post: operations["loginGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/register-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register with a Google ID token and sign in; 409 `email#duplicate` when the account exists */
        post: operations["registerGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["verifySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the session on the server */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/verification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verify an e-mail address; the message is `verified`, also when this link did it before */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new verification link to the signed-in member; older links end */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/forgot/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the account of an e-mail address, for recovery: the address as it was sent, the name masked */
        get: operations["findAccount"];
        /** Mail a link that sets a new password; older links end */
        put: operations["sendReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/reset/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the link to a new password works; 404 when it does not */
        get: operations["checkReset"];
        /** Set a new password; ends all sessions of the account */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own profile */
        get: operations["profile"];
        /** Save the own profile */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/member/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consents of the signed-in member */
        get: operations["consents"];
        /** Give or withdraw the consent to offers */
        put: operations["setConsents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/member/{id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links to everything that is kept about the member; they live 10 minutes */
        get: operations["memberData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/member/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What deleting the own account removes, what the law keeps, and how to confirm */
        get: operations["deletionPreview"];
        put?: never;
        /** Delete the own account; ends all sessions */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks */
        get: operations["banks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teritories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Region look-up by name */
        get: operations["regions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of a category, as slug and value */
        get: operations["settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a guest and set the `xgst` cookie; pages of partners get `token` instead, for the header `xgst` */
        post: operations["createGuest"];
        /** Take the `xgst` cookie away, as a logout does */
        delete: operations["forgetGuest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guest/verify/xgst": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guest of the `xgst` cookie or header; 404 without one */
        get: operations["verifyGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consultations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a consultant to call; the message is the configured confirmation text */
        post: operations["createConsultation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offline-trx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a consultant to call about a product that is sold offline */
        post: operations["offlineOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/product/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of the home page */
        get: operations["homeContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/product/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of the health landing page */
        get: operations["healthContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/product/vehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of the vehicle landing page */
        get: operations["vehicleContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/product/fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of a property landing page */
        get: operations["fireContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/product/personal-accident": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of the personal accident landing page */
        get: operations["personalAccidentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content pages there are */
        get: operations["pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One content page */
        get: operations["page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles, newest first */
        get: operations["articles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article */
        get: operations["article"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Help guides by category */
        get: operations["faqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policy-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes above the orders of a line */
        get: operations["policyCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health plans for a date of birth, by page */
        get: operations["healthPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One health plan */
        get: operations["healthPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/kesehatan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a health plan; `Idempotency-Key` makes a repetition harmless */
        post: operations["createHealthOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/personal-accidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal accident plans for a date of birth, by page */
        get: operations["personalAccidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/personal-accidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One personal accident plan */
        get: operations["personalAccident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/kecelakaandiri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a personal accident plan; `Idempotency-Key` makes a repetition harmless */
        post: operations["createPersonalAccidentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle-insurances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vehicle products for a model, a year, a price and a plate region, by page */
        get: operations["vehiclePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle-insurances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vehicle product for what was searched for */
        get: operations["vehiclePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/kendaraan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a vehicle product; `Idempotency-Key` makes a repetition harmless */
        post: operations["createVehicleOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle-insurances/{id}/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vehicle product for an order, with accessories in the sum insured */
        get: operations["vehicleOrderPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle-insurances/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What vehicle products offer beside their cover */
        get: operations["vehicleFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a text like "avanza 2019" or "B 1234" says of a vehicle */
        get: operations["vehicleSearchText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands of a type of vehicle */
        get: operations["vehicleBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicles/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Models of a brand by year, newest first */
        get: operations["vehicleModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platregions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plate regions */
        get: operations["plateRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fire-insurances/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Property products for a building, by page */
        post: operations["propertyPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fire-insurances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One property product of the `productType` for a building */
        post: operations["propertyPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fire-insurances/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a building costs to insure: the first page of its products */
        post: operations["propertyQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fire-insurances/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Occupations, found by Indonesian name or code, and construction classes */
        get: operations["propertyReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces and kinds of regencies; with both of them, the regencies with their earthquake zone */
        get: operations["zones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/kebakaran": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a fire product; `Idempotency-Key` makes a repetition harmless */
        post: operations["createFireOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/gempabumi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order an earthquake product; `Idempotency-Key` makes a repetition harmless */
        post: operations["createEarthquakeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/kebakaran-gempabumi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a product against fire and earthquake; `Idempotency-Key` makes a repetition harmless */
        post: operations["createFireEarthquakeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own orders, newest first */
        get: operations["orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/{productType}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own order; with `invoice=true` also its invoice as `invoiceFormat` */
        get: operations["order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/revision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to revise */
        get: operations["revision"];
        /** Send the revision; `Idempotency-Key` makes a repetition harmless */
        put: operations["submitRevision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transaction/again/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an own order was made of, as it would be typed to order again */
        get: operations["formerOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own invoices, newest first */
        get: operations["invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invoices/{orderId}/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the payment of an invoice, or answer the one that exists */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Result of a payment by its transaction id */
        get: operations["paymentResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/finish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order that a transaction of the own account belongs to */
        get: operations["paymentFinish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/callback/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The gateway's notification */
        post: operations["paymentNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/callback/btn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank's callback about a virtual account */
        post: operations["virtualAccountNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own active policies */
        get: operations["policies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own policy */
        get: operations["policy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a certificate by the code of its QR */
        get: operations["certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/client/{policyNumber}/inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look up a policy by its exact number and product; `k=claimSubmission` instead of the product for the holder */
        get: operations["policyInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/client/{policyNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim on an own policy; `Idempotency-Key` makes a repetition harmless */
        post: operations["submitClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own claims of a type, newest first */
        get: operations["claims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One own claim: progress, info, appeals, payment */
        get: operations["claim"];
        /** Send again the documents that were sent back */
        put: operations["reviseClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Confirm that the payment came */
        patch: operations["confirmClaimPayment"];
        trace?: never;
    };
    "/api/v1/claims/client/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Appeal, one at a time */
        put: operations["appealClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/client/{id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Send the signed discharge letter */
        patch: operations["sendLetter"];
        trace?: never;
    };
    "/api/v1/claims/client/{id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose the referral workshop, once and before the approval */
        patch: operations["chooseWorkshop"];
        trace?: never;
    };
    "/api/v1/claims/client/{id}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose how the claim is made good, until the choice is locked */
        patch: operations["chooseReplacement"];
        trace?: never;
    };
    "/api/v1/claims/heirs/policy/{policyNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim as an heir on a policy that names a beneficiary; the link to the claim is mailed */
        post: operations["submitHeirClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/heirs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An heir's claim, by the secret of the mailed link */
        get: operations["heirClaim"];
        /** The same as `reviseClaim` for an heir */
        put: operations["reviseHeirClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The same as `confirmClaimPayment` for an heir */
        patch: operations["confirmHeirPayment"];
        trace?: never;
    };
    "/api/v1/claims/heirs/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The same as `appealClaim` for an heir */
        put: operations["appealHeirClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/heirs/{id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The same as `sendLetter` for an heir */
        patch: operations["sendHeirLetter"];
        trace?: never;
    };
    "/api/v1/desk/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims, newest first */
        get: operations["deskClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One claim, with what it follows from */
        get: operations["deskClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What limits and own risk leave of a loss; changes nothing */
        post: operations["deskSettleClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of a claim: who, when, from, to, why */
        get: operations["deskClaimJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/take-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take up a new claim */
        post: operations["deskTakeUpClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for documents again */
        post: operations["deskAskDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve with what the assessed loss leaves, and a reason */
        post: operations["deskApproveClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject with a reason */
        post: operations["deskRejectClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an approval that nobody has signed */
        post: operations["deskRecallClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the open appeal: grant it, keep the decision, or examine the claim again */
        post: operations["deskAnswerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to the chosen replacement: it is locked */
        post: operations["deskLockReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The next step of the repair */
        post: operations["deskMoveRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the signed letter back */
        post: operations["deskReturnLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that the claim was paid, once, with the proof; `Idempotency-Key` makes a repetition harmless */
        post: operations["deskPayClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/claims/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a claim that is paid, or was refused and not appealed */
        post: operations["deskCloseClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the desk */
        post: operations["deskLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, newest first */
        get: operations["deskOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["deskOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve: creates the invoice and mails the customer */
        post: operations["deskApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject with a reason */
        post: operations["deskReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a revision of items */
        post: operations["deskRevise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that the printed policy of an order was sent, and mail it; may be corrected until it has arrived */
        put: operations["deskDispatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that the printed policy of an order has arrived */
        put: operations["deskReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/orders/{id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of an order, whether it has an invoice or not */
        get: operations["deskOrderJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/invoices/{id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of an order, its invoice, payments and policy: who, when, from, to, why */
        get: operations["deskJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest who left details or a question, newest first */
        get: operations["deskVisitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All articles, newest first, without the contents */
        get: operations["deskArticles"];
        /** Create an article or replace the one of that id; shown with the next publish */
        put: operations["deskSaveArticle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article, also one that is not shown */
        get: operations["deskArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create a content page or replace the one of that slug; shown with the next publish */
        put: operations["deskSavePage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/desk/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create a category of the help page or replace the one of that id; shown with the next publish */
        put: operations["deskSaveGuides"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announce a file (tus) */
        post: operations["announceUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a file back (tus) */
        delete: operations["removeUpload"];
        options?: never;
        /** How much of a file is here (tus) */
        head: operations["uploadOffset"];
        /** Send bytes of a file (tus) */
        patch: operations["sendUpload"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddressForm: {
            province: string;
            district: string;
            subDistrict: string;
            urbanVillage: string;
            address: string;
            neighbourhood: string;
            hamlet: string;
            postalCode: string;
        };
        AnsweredDeclaration: {
            question: string;
            /** @enum {string} */
            answer: "ya" | "tidak";
        };
        AppealClaimForm: {
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        Article: {
            _id: string;
            title: string;
            excerpt: string;
            content: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            thumbnail: string;
            createdAt: string;
            category: {
                name: string;
            };
            /** @constant */
            status: "active";
        };
        ArticlesReply: components["schemas"]["Article"][];
        AttachmentSpec: {
            code: string;
            name: string;
            /** @enum {string} */
            extention: "pdf" | "image" | "pdf_image" | "video" | "video_image";
            required: boolean;
            limit: number;
            min?: number;
            max?: number;
        };
        BanksReply: {
            code: string;
            bank: string;
        }[];
        Beneficiary: {
            primary: {
                fullName: string;
                relationship: string;
                useSecondary: boolean;
            };
            secondary: {
                fullName: string;
                relationship: string;
            }[];
            email: string;
            phone: string;
            description: string;
        };
        BeneficiaryForm: {
            primary: {
                fullName: string;
                /** @enum {string} */
                relationship: "ORANG TUA" | "SUAMI" | "ISTRI" | "ANAK KANDUNG" | "SAUDARA KANDUNG";
                /** @default false */
                useSecondary?: boolean;
            };
            /** @default [] */
            secondary?: {
                fullName: string;
                /** @enum {string} */
                relationship: "ORANG TUA" | "SUAMI" | "ISTRI" | "ANAK KANDUNG" | "SAUDARA KANDUNG";
            }[];
            email: string;
            phone: string;
            /** @default  */
            description?: string;
        };
        BenefitGroup: {
            name: string;
            items: {
                featureId: {
                    name: string;
                    type: string;
                };
                value: number | string;
                maximum: string;
                description: string;
                note: string;
            }[];
        };
        CertificateReply: {
            genuine: boolean;
            inForce: boolean;
            policyNumber: string | null;
            period: components["schemas"]["Period"] | null;
        };
        ChooseReplacementBody: {
            /** @enum {string} */
            selectedMethod: "workshop" | "cash" | "reinstatement";
        };
        ChooseWorkshopBody: {
            workshopID: string;
        };
        ClaimAssessment: {
            loss: number;
            limit?: number;
            accident?: {
                /** @constant */
                kind: "death";
            } | {
                /** @constant */
                kind: "medical";
            } | {
                /** @constant */
                kind: "disability";
                percent: number;
            };
        };
        ClaimCard: {
            id: string;
            /** @enum {string} */
            type: "property" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            head: {
                title: string;
                subtitle: string;
                /** @enum {string} */
                tagColor: "info" | "success" | "warning" | "danger";
                tagValue: string;
            };
            content: {
                image: string;
                title: string;
                subtitle: string;
            };
            footer: {
                title: string;
                subtitle: string;
            };
            needsAction: boolean;
        };
        ClaimDetail: {
            id: string;
            /** @enum {string} */
            status: "pending" | "review" | "approved" | "reject" | "appeal" | "payment" | "finish";
            /** @enum {string} */
            state: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
            /** @enum {string} */
            productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            transactionId: string;
            policyNumber: string;
            note: {
                feedback: string;
            };
            head: {
                statusText: string;
                /** @enum {string} */
                statusColor: "info" | "success" | "warning" | "danger";
                claimNumber: string;
                claimDate: string;
            };
            next: {
                /** @enum {string} */
                task: "documents" | "workshop" | "replacement" | "letter" | "appeal" | "confirmation" | "wait" | "none";
                title: string;
                text: string;
                also: ("documents" | "workshop" | "replacement" | "letter" | "appeal" | "confirmation")[];
                before: string | null;
            };
            progress: {
                stage: {
                    /** @enum {string} */
                    title: "Pengajuan" | "Verifikasi" | "Persetujuan" | "Pembayaran" | "Selesai";
                    icon: string;
                    isPending: boolean;
                    isCompleted: boolean;
                    date: string;
                }[];
                message: string;
                turn: string;
            };
            product: {
                type: string;
                image: string;
                title: string;
                subtitle: string;
                footerTitle: string;
                footerSubtitle: string;
                /** @enum {string} */
                productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            beneficiary: {
                title: string;
                value: string;
            }[];
            payment: {
                message: string;
                approvedAmount: number | null;
                rows: {
                    label: string;
                    amount: number;
                }[];
                bankName: string;
                accountNumber: string;
                accountHolder: string;
                statusText: string;
                /** @enum {string} */
                statusColor: "info" | "success" | "warning" | "danger";
                noteText: string;
                /** @enum {string} */
                noteColor: "info" | "success" | "warning" | "danger";
                payslip: string | null;
                replacement: {
                    useOptional: boolean;
                    optional: {
                        value: string;
                        description: string;
                    }[];
                    selectedMethod: string;
                    selectedMethodText: string;
                    selectedByInsured: boolean;
                    isLocked: boolean;
                    isValidLod: boolean;
                    lodUrl: string | null;
                };
            };
            documentLod: {
                code: string;
                link: string | null;
            };
            appeal: {
                histories: {
                    date: string;
                    timeInput: string;
                    /** @enum {string} */
                    isOpen: "Y" | "N";
                    letter: {
                        appealLetter: string;
                        responseLetter: string;
                    };
                    dateResponse: string | null;
                }[];
            };
            info: {
                heads: {
                    title: string;
                    value: string;
                }[];
                claims: {
                    key: string;
                    value: string;
                    col: number;
                }[];
                attachment: {
                    id: string;
                    code: string;
                    title: string;
                    /** @enum {string} */
                    extention: "pdf" | "image" | "pdf_image" | "video" | "video_image";
                    limit: number;
                    min?: number;
                    max?: number;
                    link: string | string[];
                    needRevision: boolean;
                }[];
            };
            vehicle: {
                workshops: {
                    _id: string;
                    name: string;
                    telephone: string;
                    address: string;
                    gmapsLink: string;
                }[];
                selectedWorkshop: string | null;
                isLocked: boolean;
                repair: {
                    /** @enum {string} */
                    step: "received" | "estimate" | "repair" | "ready";
                    at: string;
                    note: string;
                }[];
            } | null;
        };
        ClaimDocument: {
            code: string;
            name: string;
            /** @enum {string} */
            extention: "pdf" | "image" | "pdf_image" | "video" | "video_image";
            required: boolean;
            limit: number;
            min?: number;
            max?: number;
            codeNumber: string;
            description: string;
        };
        ClaimForm: {
            /** @enum {string} */
            causeOfClaim: "FI01" | "FI02" | "FI03" | "FI04" | "FI05" | "FI06" | "FI07" | "FI08" | "FI09" | "FI10" | "FI11" | "FI12" | "FI13" | "EA01" | "EA02" | "EA03" | "EA04" | "EA05";
            /** @default null */
            totalClaim?: number | null;
            incidentDate: string;
            /** @default  */
            causeDisaster?: string;
            /** @default  */
            description?: string;
            /**
             * @default N
             * @enum {string}
             */
            thirdPartyClaim?: "Y" | "N";
            /**
             * @default {
             *       "accountNumber": "",
             *       "accountHolder": "",
             *       "bankName": ""
             *     }
             */
            account?: {
                /** @default  */
                accountNumber?: string;
                /** @default  */
                accountHolder?: string;
                /** @default  */
                bankName?: string;
            };
            /** @default [] */
            attachments?: {
                code: string;
                /** @default  */
                title?: string;
            }[];
        };
        ClaimJournalEntry: {
            at: string;
            from: ("pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed") | null;
            /** @enum {string} */
            to: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
            actor: string;
            reason: string | null;
        };
        ClaimsReply: components["schemas"]["ClaimCard"][];
        ConfirmClaimPaymentBody: {
            /** @constant */
            paymentConfirm: true;
        };
        ConsentsReply: {
            /** @enum {string} */
            kind: "terms" | "privacy" | "marketing";
            version: string;
            givenAt: string | null;
            withdrawnAt: string | null;
            withdrawable: boolean;
        }[];
        ContentSection: {
            headTitle: string;
            description: string;
            items: {
                icon: string;
                title: string;
                description: string;
            }[];
        };
        CreateConsultationBody: {
            fullName: string;
            phoneNumber: string;
            email: string;
            message: string;
            partner?: string;
            product?: string;
            detail?: {
                [key: string]: string;
            };
        };
        CreateEarthquakeOrderForm: {
            productId: string;
            params: {
                deviceUUID?: string;
                occupation?: string;
                timePeriod?: string;
                buildingPrices?: string;
                ownership?: string;
                isKprBtn?: string;
                construction?: string;
                classConstruction?: string;
                totalFloor?: string;
                totalBuildingArea?: string;
                province?: string;
                district_level?: string;
                district?: string;
                coverages?: string;
                floodZone?: string;
            };
            payload: components["schemas"]["CreateEarthquakeOrderPayload"];
            partner?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        CreateEarthquakeOrderPayload: {
            amounts: components["schemas"]["OrderAmounts"];
            acceptTnc: boolean;
            fullname: string;
            /** @enum {string} */
            citizen: "indonesia" | "asing";
            /** @enum {string} */
            gender: "laki-laki" | "perempuan";
            emailAddress: string;
            birthDate: string;
            placeOfbirth: string;
            phoneNumber: string;
            /** @enum {string} */
            identiyType: "ktp" | "kartu-keluarga" | "paspor";
            identityNumber: string;
            addresses: components["schemas"]["AddressForm"];
            occupation: string;
            occupationCode: string;
            occupationName: string;
            buildingPrices: number;
            /** @enum {string} */
            ownership: "Milik Sendiri" | "Sewa";
            /** @enum {string} */
            isKprBtn: "tidak" | "ya";
            /** @enum {string} */
            construction: "Rangka Baja" | "Non Rangka Baja";
            /** @enum {string} */
            classConstruction: "class1" | "class2" | "class3";
            totalFloor: number;
            totalBuildingArea: number;
            /** @default 1 */
            timePeriod?: number;
            /** @default null */
            floodZone?: (1 | 2 | 3 | 4) | null;
            /** @enum {number} */
            zone: 1 | 2 | 3 | 4 | 5;
            /** @default null */
            fireBand?: {
                low: number;
                high: number;
            } | null;
            objectAddresses: {
                province: string;
                /** @enum {string} */
                district_level: "Kabupaten" | "Kota";
                district: string;
                subDistrict: string;
                urbanVillage: string;
                postalCode: string;
                address: string;
                neighbourhood: string;
                hamlet: string;
            };
            /** @default  */
            bankClause?: string;
            /** @default  */
            creditNumber?: string;
            /** @default false */
            printPolicy?: boolean;
            /** @default false */
            customShippingAddress?: boolean;
            /** @default  */
            shippingAddress?: string;
            /** @default [] */
            declarations?: {
                _id: string;
                /** @default  */
                question?: string;
                /** @enum {string} */
                answer: "ya" | "tidak";
            }[];
        };
        CreateFireEarthquakeOrderForm: {
            productId: string;
            params: {
                deviceUUID?: string;
                occupation?: string;
                timePeriod?: string;
                buildingPrices?: string;
                ownership?: string;
                isKprBtn?: string;
                construction?: string;
                classConstruction?: string;
                totalFloor?: string;
                totalBuildingArea?: string;
                province?: string;
                district_level?: string;
                district?: string;
                coverages?: string;
                floodZone?: string;
            };
            payload: components["schemas"]["CreateFireEarthquakeOrderPayload"];
            partner?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        CreateFireEarthquakeOrderPayload: {
            amounts: components["schemas"]["OrderAmounts"];
            acceptTnc: boolean;
            fullname: string;
            /** @enum {string} */
            citizen: "indonesia" | "asing";
            /** @enum {string} */
            gender: "laki-laki" | "perempuan";
            emailAddress: string;
            birthDate: string;
            placeOfbirth: string;
            phoneNumber: string;
            /** @enum {string} */
            identiyType: "ktp" | "kartu-keluarga" | "paspor";
            identityNumber: string;
            addresses: components["schemas"]["AddressForm"];
            occupation: string;
            occupationCode: string;
            occupationName: string;
            buildingPrices: number;
            /** @enum {string} */
            ownership: "Milik Sendiri" | "Sewa";
            /** @enum {string} */
            isKprBtn: "tidak" | "ya";
            /** @enum {string} */
            construction: "Rangka Baja" | "Non Rangka Baja";
            /** @enum {string} */
            classConstruction: "class1" | "class2" | "class3";
            totalFloor: number;
            totalBuildingArea: number;
            /** @default 1 */
            timePeriod?: number;
            /** @default null */
            floodZone?: (1 | 2 | 3 | 4) | null;
            /** @enum {number} */
            zone: 1 | 2 | 3 | 4 | 5;
            /** @default null */
            fireBand?: {
                low: number;
                high: number;
            } | null;
            objectAddresses: {
                province: string;
                /** @enum {string} */
                district_level: "Kabupaten" | "Kota";
                district: string;
                subDistrict: string;
                urbanVillage: string;
                postalCode: string;
                address: string;
                neighbourhood: string;
                hamlet: string;
            };
            /** @default  */
            bankClause?: string;
            /** @default  */
            creditNumber?: string;
            /** @default false */
            printPolicy?: boolean;
            /** @default false */
            customShippingAddress?: boolean;
            /** @default  */
            shippingAddress?: string;
            /** @default [] */
            declarations?: {
                _id: string;
                /** @default  */
                question?: string;
                /** @enum {string} */
                answer: "ya" | "tidak";
            }[];
        };
        CreateFireOrderForm: {
            productId: string;
            params: {
                deviceUUID?: string;
                occupation?: string;
                timePeriod?: string;
                buildingPrices?: string;
                ownership?: string;
                isKprBtn?: string;
                construction?: string;
                classConstruction?: string;
                totalFloor?: string;
                totalBuildingArea?: string;
                province?: string;
                district_level?: string;
                district?: string;
                coverages?: string;
                floodZone?: string;
            };
            payload: components["schemas"]["CreateFireOrderPayload"];
            partner?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        CreateFireOrderPayload: {
            amounts: components["schemas"]["OrderAmounts"];
            acceptTnc: boolean;
            fullname: string;
            /** @enum {string} */
            citizen: "indonesia" | "asing";
            /** @enum {string} */
            gender: "laki-laki" | "perempuan";
            emailAddress: string;
            birthDate: string;
            placeOfbirth: string;
            phoneNumber: string;
            /** @enum {string} */
            identiyType: "ktp" | "kartu-keluarga" | "paspor";
            identityNumber: string;
            addresses: components["schemas"]["AddressForm"];
            occupation: string;
            occupationCode: string;
            occupationName: string;
            buildingPrices: number;
            /** @enum {string} */
            ownership: "Milik Sendiri" | "Sewa";
            /** @enum {string} */
            isKprBtn: "tidak" | "ya";
            /** @enum {string} */
            construction: "Rangka Baja" | "Non Rangka Baja";
            /** @enum {string} */
            classConstruction: "class1" | "class2" | "class3";
            totalFloor: number;
            totalBuildingArea: number;
            /** @default 1 */
            timePeriod?: number;
            /** @default null */
            floodZone?: (1 | 2 | 3 | 4) | null;
            /** @enum {number} */
            zone: 1 | 2 | 3 | 4 | 5;
            /** @default null */
            fireBand?: {
                low: number;
                high: number;
            } | null;
            objectAddresses: {
                province: string;
                /** @enum {string} */
                district_level: "Kabupaten" | "Kota";
                district: string;
                subDistrict: string;
                urbanVillage: string;
                postalCode: string;
                address: string;
                neighbourhood: string;
                hamlet: string;
            };
            /** @default  */
            bankClause?: string;
            /** @default  */
            creditNumber?: string;
            /** @default false */
            printPolicy?: boolean;
            /** @default false */
            customShippingAddress?: boolean;
            /** @default  */
            shippingAddress?: string;
            /** @default [] */
            declarations?: {
                _id: string;
                /** @default  */
                question?: string;
                /** @enum {string} */
                answer: "ya" | "tidak";
            }[];
        };
        CreateGuestBody: {
            fullName: string;
            phoneNumber: string;
            email: string;
            partner?: string;
            product?: string;
            detail?: {
                [key: string]: string;
            };
            deviceId?: string;
        };
        CreateGuestReply: {
            fullName: string;
            phoneNumber: string;
            email: string;
            followUp: {
                status: string;
            };
            isValid: boolean;
            token?: string;
        };
        CreateHealthOrderForm: {
            productId: string;
            params: {
                deviceUUID?: string;
                dob?: string;
            };
            payload: components["schemas"]["CreateHealthOrderPayload"];
            partner?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        CreateHealthOrderPayload: {
            amounts: components["schemas"]["OrderAmounts"];
            /**
             * @default 1
             * @constant
             */
            timePeriod?: 1;
            acceptTnc: boolean;
            fullname: string;
            /** @enum {string} */
            citizen: "indonesia" | "asing";
            /** @enum {string} */
            gender: "laki-laki" | "perempuan";
            emailAddress: string;
            birthDate: string;
            placeOfbirth: string;
            phoneNumber: string;
            /** @enum {string} */
            identiyType: "ktp" | "kartu-keluarga" | "paspor";
            identityNumber: string;
            addresses: components["schemas"]["AddressForm"];
            /** @default false */
            printPolicy?: boolean;
            /** @default false */
            customShippingAddress?: boolean;
            /** @default  */
            shippingAddress?: string;
            /** @default [] */
            declarations?: {
                _id: string;
                /** @default  */
                question?: string;
                /** @enum {string} */
                answer: "ya" | "tidak";
            }[];
        };
        CreatePersonalAccidentOrderForm: {
            productId: string;
            params: {
                deviceUUID?: string;
                dob?: string;
            };
            payload: components["schemas"]["CreatePersonalAccidentOrderPayload"];
            partner?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        CreatePersonalAccidentOrderPayload: {
            amounts: components["schemas"]["OrderAmounts"];
            /**
             * @default 1
             * @constant
             */
            timePeriod?: 1;
            acceptTnc: boolean;
            fullname: string;
            /** @enum {string} */
            citizen: "indonesia" | "asing";
            /** @enum {string} */
            gender: "laki-laki" | "perempuan";
            emailAddress: string;
            birthDate: string;
            placeOfbirth: string;
            phoneNumber: string;
            /** @enum {string} */
            identiyType: "ktp" | "kartu-keluarga" | "paspor";
            identityNumber: string;
            addresses: components["schemas"]["AddressForm"];
            beneficiary: components["schemas"]["BeneficiaryForm"];
            /** @default false */
            printPolicy?: boolean;
            /** @default false */
            customShippingAddress?: boolean;
            /** @default  */
            shippingAddress?: string;
            /** @default [] */
            declarations?: {
                _id: string;
                /** @default  */
                question?: string;
                /** @enum {string} */
                answer: "ya" | "tidak";
            }[];
        };
        CreateVehicleOrderForm: {
            productId: string;
            params: {
                deviceUUID?: string;
                /** @enum {string} */
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
                brand?: string;
                model?: string;
                year?: string;
                price?: string;
                plat?: string;
                coverage?: string;
            };
            payload: components["schemas"]["CreateVehicleOrderPayload"];
            partner?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        CreateVehicleOrderPayload: {
            amounts: components["schemas"]["OrderAmounts"];
            /**
             * @default 1
             * @constant
             */
            timePeriod?: 1;
            vehiclePrice?: number;
            totalAccesories?: number;
            totalRateExpansion?: number;
            totalPremiExpansion?: number;
            totalPremi?: number;
            totalPeriod?: number;
            expDetail?: {
                /** @default  */
                name?: string;
                premi: number;
            }[];
            acceptTnc: boolean;
            /** @default [] */
            expansion?: string[];
            /** @default [] */
            accesories?: {
                accesoriesName: string;
                accesoriesValue: number;
            }[];
            /** @enum {string} */
            vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
            brand: string;
            brandText: string;
            year: number;
            model: string;
            modelText: string;
            price: number;
            marketPrice: number;
            deviation: number;
            seats: number;
            area: string;
            areaName: string;
            /** @enum {number} */
            region: 1 | 2 | 3;
            vehicleLicense: string;
            chassisNumber: string;
            machineNumber: string;
            fullname: string;
            /** @enum {string} */
            citizen: "indonesia" | "asing";
            /** @enum {string} */
            gender: "laki-laki" | "perempuan";
            emailAddress: string;
            birthDate: string;
            placeOfbirth: string;
            phoneNumber: string;
            /** @enum {string} */
            identiyType: "ktp" | "kartu-keluarga" | "paspor";
            identityNumber: string;
            addresses: components["schemas"]["AddressForm"];
            /** @default false */
            printPolicy?: boolean;
            /** @default false */
            customShippingAddress?: boolean;
            /** @default  */
            shippingAddress?: string;
            /** @default [] */
            declarations?: {
                _id: string;
                /** @default  */
                question?: string;
                /** @enum {string} */
                answer: "ya" | "tidak";
            }[];
        };
        Declaration: {
            _id: string;
            question: string;
            /** @enum {string} */
            answer: "ya" | "tidak";
        };
        DeleteAccountBody: {
            /** @default  */
            password?: string;
        };
        DeletionPreviewReply: {
            /** @enum {string} */
            confirmBy: "password" | "session";
            fresh: boolean;
            removed: string[];
            kept: {
                what: string;
                reason: string;
                until: string;
            }[];
            hindrance: string | null;
        };
        DeskAnswerAppealForm: {
            /** @enum {string} */
            answer: "grant" | "keep" | "reopen";
            reason: string;
            assessment?: components["schemas"]["ClaimAssessment"];
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        DeskApproveClaimBody: {
            loss: number;
            limit?: number;
            accident?: {
                /** @constant */
                kind: "death";
            } | {
                /** @constant */
                kind: "medical";
            } | {
                /** @constant */
                kind: "disability";
                percent: number;
            };
            reason: string;
        };
        DeskArticle: {
            _id: string;
            title: string;
            excerpt: string;
            content: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            thumbnail: string;
            createdAt: string;
            category: {
                name: string;
            };
            /** @enum {string} */
            status: "active" | "inactive";
        };
        DeskArticlesReply: {
            _id: string;
            title: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            thumbnail: string;
            createdAt: string;
            category: {
                name: string;
            };
            /** @enum {string} */
            status: "active" | "inactive";
        }[];
        DeskAskDocumentsBody: {
            attachments: string[];
            feedback: string;
        };
        DeskClaimJournalReply: {
            _id: string;
            claimNumber: string;
            /** @enum {string} */
            state: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
            entries: components["schemas"]["ClaimJournalEntry"][];
        };
        DeskClaimReply: {
            id: string;
            /** @enum {string} */
            status: "pending" | "review" | "approved" | "reject" | "appeal" | "payment" | "finish";
            /** @enum {string} */
            state: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
            /** @enum {string} */
            productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            transactionId: string;
            policyNumber: string;
            note: {
                feedback: string;
            };
            head: {
                statusText: string;
                /** @enum {string} */
                statusColor: "info" | "success" | "warning" | "danger";
                claimNumber: string;
                claimDate: string;
            };
            next: {
                /** @enum {string} */
                task: "documents" | "workshop" | "replacement" | "letter" | "appeal" | "confirmation" | "wait" | "none";
                title: string;
                text: string;
                also: ("documents" | "workshop" | "replacement" | "letter" | "appeal" | "confirmation")[];
                before: string | null;
            };
            progress: {
                stage: {
                    /** @enum {string} */
                    title: "Pengajuan" | "Verifikasi" | "Persetujuan" | "Pembayaran" | "Selesai";
                    icon: string;
                    isPending: boolean;
                    isCompleted: boolean;
                    date: string;
                }[];
                message: string;
                turn: string;
            };
            product: {
                type: string;
                image: string;
                title: string;
                subtitle: string;
                footerTitle: string;
                footerSubtitle: string;
                /** @enum {string} */
                productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            beneficiary: {
                title: string;
                value: string;
            }[];
            payment: {
                message: string;
                approvedAmount: number | null;
                rows: {
                    label: string;
                    amount: number;
                }[];
                bankName: string;
                accountNumber: string;
                accountHolder: string;
                statusText: string;
                /** @enum {string} */
                statusColor: "info" | "success" | "warning" | "danger";
                noteText: string;
                /** @enum {string} */
                noteColor: "info" | "success" | "warning" | "danger";
                payslip: string | null;
                replacement: {
                    useOptional: boolean;
                    optional: {
                        value: string;
                        description: string;
                    }[];
                    selectedMethod: string;
                    selectedMethodText: string;
                    selectedByInsured: boolean;
                    isLocked: boolean;
                    isValidLod: boolean;
                    lodUrl: string | null;
                };
            };
            documentLod: {
                code: string;
                link: string | null;
            };
            appeal: {
                histories: {
                    date: string;
                    timeInput: string;
                    /** @enum {string} */
                    isOpen: "Y" | "N";
                    letter: {
                        appealLetter: string;
                        responseLetter: string;
                    };
                    dateResponse: string | null;
                }[];
            };
            info: {
                heads: {
                    title: string;
                    value: string;
                }[];
                claims: {
                    key: string;
                    value: string;
                    col: number;
                }[];
                attachment: {
                    id: string;
                    code: string;
                    title: string;
                    /** @enum {string} */
                    extention: "pdf" | "image" | "pdf_image" | "video" | "video_image";
                    limit: number;
                    min?: number;
                    max?: number;
                    link: string | string[];
                    needRevision: boolean;
                }[];
            };
            vehicle: {
                workshops: {
                    _id: string;
                    name: string;
                    telephone: string;
                    address: string;
                    gmapsLink: string;
                }[];
                selectedWorkshop: string | null;
                isLocked: boolean;
                repair: {
                    /** @enum {string} */
                    step: "received" | "estimate" | "repair" | "ready";
                    at: string;
                    note: string;
                }[];
            } | null;
            claimNumber: string;
            claimant: string;
            namedBeneficiary: boolean | null;
        };
        DeskClaimsReply: {
            id: string;
            /** @enum {string} */
            type: "property" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            head: {
                title: string;
                subtitle: string;
                /** @enum {string} */
                tagColor: "info" | "success" | "warning" | "danger";
                tagValue: string;
            };
            content: {
                image: string;
                title: string;
                subtitle: string;
            };
            footer: {
                title: string;
                subtitle: string;
            };
            needsAction: boolean;
            claimNumber: string;
            /** @enum {string} */
            state: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
            claimant: string;
            namedBeneficiary: boolean | null;
        }[];
        DeskCloseClaimBody: {
            reason: string;
        };
        DeskDispatchBody: {
            courier: string;
            trackingNumber: string;
            date: string;
        };
        DeskJournalReply: {
            _id: string;
            orderId: string;
            invoiceNumber: string;
            status: string;
            total: number;
            entries: components["schemas"]["JournalEntry"][];
        };
        DeskLoginBody: {
            email: string;
            password: string;
        };
        DeskLoginReply: {
            access_token: string;
        };
        DeskMoveRepairBody: {
            /** @enum {string} */
            step: "received" | "estimate" | "repair" | "ready";
            workshopID?: string;
            /** @default  */
            note?: string;
        };
        DeskOrderJournalReply: {
            orderId: string;
            kpaNumber: string;
            partner: string | null;
            status: string;
            total: number;
            entries: components["schemas"]["JournalEntry"][];
        };
        DeskOrderReply: components["schemas"]["OrderDetail"] & {
            partner: string | null;
        };
        DeskOrdersReply: {
            _id: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            kpaNumber: string;
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            /** @enum {string} */
            statusOrder: "neworder" | "revision" | "approve" | "reject" | "pending";
            dateOrder: string;
            total: number;
            invoice: {
                _id: string;
                invoiceNumber: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            partner: string | null;
        }[];
        DeskPayClaimForm: {
            bankName?: string;
            accountNumber?: string;
            accountHolder?: string;
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        DeskRecallClaimBody: {
            reason: string;
        };
        DeskReceiptBody: {
            date: string;
        };
        DeskRejectBody: {
            reason: string;
        };
        DeskRejectClaimBody: {
            reason: string;
        };
        DeskReturnLetterBody: {
            reason: string;
        };
        DeskReviseBody: {
            items: ("vehicle" | "insured" | "address" | "beneficiary" | "attachment")[];
            /** @default [] */
            attachments?: string[];
            feedback: string;
        };
        DeskSaveArticleBody: {
            _id: string;
            title: string;
            excerpt: string;
            content: string;
            thumbnail: string;
            category: {
                name: string;
            };
            /** Format: date-time */
            createdAt?: string;
            /** @enum {string} */
            status?: "active" | "inactive";
        };
        DeskSaveGuidesBody: {
            _id: string;
            title: string;
            icon: string;
            items: {
                title: string;
                content: string;
            }[];
        };
        DeskSavePageBody: {
            slug: string;
            title: string;
            description: string;
            content: string;
        };
        DeskSettleClaimReply: {
            rows: {
                label: string;
                amount: number;
            }[];
            payable: number;
        };
        DeskVisitorsReply: {
            at: string;
            /** @enum {string} */
            kind: "guest" | "consultation" | "offline";
            fullName: string;
            phoneNumber: string;
            email: string;
            product: string | null;
            message: string | null;
            partner: string | null;
        }[];
        EarthquakeOrderDetail: {
            orderId: string;
            /** @constant */
            productType: "gempabumi";
            headers: components["schemas"]["OrderHeaders"];
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            attachments: components["schemas"]["OrderAttachment"][];
            feedback: string | null;
            invoiceFormat?: components["schemas"]["InvoiceFormat"] | null;
            invoice: {
                invoiceNumber: string;
                _id: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            policy: {
                _id: string | null;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                isPolicyApproved: boolean;
                policyAttachment: string | null;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                policyEarthquake: string | null;
                policyAttachmentEarthquake: string | null;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["EarthquakeOrderedProduct"];
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
            building: {
                occupationCode: string;
                occupationName: string;
                /** @enum {string} */
                ownership: "Milik Sendiri" | "Sewa";
                /** @enum {string} */
                construction: "Rangka Baja" | "Non Rangka Baja";
                totalFloor: number;
                totalBuildingArea: number;
                /** @enum {string} */
                isKprBtn: "tidak" | "ya";
                bankClause: string;
                creditNumber: string;
                /** @enum {number} */
                zone: 1 | 2 | 3 | 4 | 5;
                floodZone: (1 | 2 | 3 | 4) | null;
                price: number;
                buildingClass: string;
                objectAddress: string;
            };
        };
        EarthquakeOrderedProduct: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            /** @enum {string} */
            typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            earthquakeAdminFee: number;
            bandPosition: number;
            occupations: {
                taken: string[];
                refused: string[];
            };
            sumInsured: {
                min: number;
                max: number;
            };
            maxFloor: number;
            maxTimePeriod: number;
            flood: {
                name: string;
                bandPosition: number;
            } | null;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
            minAge: number;
            maxAge: number;
        };
        EarthquakePolicyDetail: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @constant */
            productType: "gempabumi";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            /** @default null */
            explanation: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            share?: {
                rows: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
                total: number;
                order: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
            };
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            policy: {
                printPolicy: boolean;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                shippingAddress: string;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["EarthquakeOrderedProduct"];
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
            building: {
                occupationCode: string;
                occupationName: string;
                /** @enum {string} */
                ownership: "Milik Sendiri" | "Sewa";
                /** @enum {string} */
                construction: "Rangka Baja" | "Non Rangka Baja";
                totalFloor: number;
                totalBuildingArea: number;
                /** @enum {string} */
                isKprBtn: "tidak" | "ya";
                bankClause: string;
                creditNumber: string;
                /** @enum {number} */
                zone: 1 | 2 | 3 | 4 | 5;
                floodZone: (1 | 2 | 3 | 4) | null;
                price: number;
                buildingClass: string;
                objectAddr1: {
                    addr1: string;
                    addr2: string;
                };
            };
        };
        EarthquakeRevision: {
            uuid: string;
            /** @constant */
            productType: "gempabumi";
            feedback: string;
            requestedAt: string;
            needRevisions: {
                /** @enum {string} */
                item: "vehicle" | "insured" | "address" | "beneficiary" | "attachment";
                attachments: components["schemas"]["AttachmentSpec"][];
            }[];
            attachments: {
                code: string;
                title: string;
            }[];
            order: {
                _id: string;
                orderedOn: string;
                amounts: components["schemas"]["OrderAmounts"];
                timePeriod: number;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    /** @enum {string} */
                    typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
                    earthquakeAdminFee: number;
                    bandPosition: number;
                    occupations: {
                        taken: string[];
                        refused: string[];
                    };
                    sumInsured: {
                        min: number;
                        max: number;
                    };
                    maxFloor: number;
                    maxTimePeriod: number;
                    flood: {
                        name: string;
                        bandPosition: number;
                    } | null;
                    /** @enum {string} */
                    surveyRequired: "ya" | "not";
                    minAge: number;
                    maxAge: number;
                    coverage: string[];
                    notCovered: string[];
                    ownRisk: {
                        name: string;
                        value: string;
                        /** @enum {string} */
                        part?: "fire" | "earthquake" | "flood";
                    }[];
                    earthquakeCoverage?: string[];
                };
            };
            building: components["schemas"]["InsuredBuilding"];
            insured: components["schemas"]["Insured"];
            addresses: components["schemas"]["OrderAddress"];
        };
        Failure: {
            message: string;
            response?: string;
            errors?: {
                path: string;
                message: string;
            }[];
            changes?: {
                path: string;
                from: number;
                to: number;
            }[];
        };
        FaqCategory: {
            _id: string;
            title: string;
            icon: string;
            items: {
                title: string;
                content: string;
            }[];
        };
        FaqsReply: components["schemas"]["FaqCategory"][];
        FilesSentAhead: {
            [key: string]: string | string[];
        };
        FindAccountReply: {
            user: {
                fullName: string;
                email: string;
            };
        };
        FireEarthquakeOrderDetail: {
            orderId: string;
            /** @constant */
            productType: "kebakaran-gempabumi";
            headers: components["schemas"]["OrderHeaders"];
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            attachments: components["schemas"]["OrderAttachment"][];
            feedback: string | null;
            invoiceFormat?: components["schemas"]["InvoiceFormat"] | null;
            invoice: {
                invoiceNumber: string;
                _id: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            policy: {
                _id: string | null;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                isPolicyApproved: boolean;
                policyAttachment: string | null;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                policyEarthquake: string | null;
                policyAttachmentEarthquake: string | null;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["FireEarthquakeOrderedProduct"];
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
            building: {
                occupationCode: string;
                occupationName: string;
                /** @enum {string} */
                ownership: "Milik Sendiri" | "Sewa";
                /** @enum {string} */
                construction: "Rangka Baja" | "Non Rangka Baja";
                totalFloor: number;
                totalBuildingArea: number;
                /** @enum {string} */
                isKprBtn: "tidak" | "ya";
                bankClause: string;
                creditNumber: string;
                /** @enum {number} */
                zone: 1 | 2 | 3 | 4 | 5;
                floodZone: (1 | 2 | 3 | 4) | null;
                price: number;
                buildingClass: string;
                objectAddress: string;
            };
        };
        FireEarthquakeOrderedProduct: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            /** @enum {string} */
            typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            earthquakeAdminFee: number;
            bandPosition: number;
            occupations: {
                taken: string[];
                refused: string[];
            };
            sumInsured: {
                min: number;
                max: number;
            };
            maxFloor: number;
            maxTimePeriod: number;
            flood: {
                name: string;
                bandPosition: number;
            } | null;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
            minAge: number;
            maxAge: number;
        };
        FireEarthquakePolicyDetail: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @constant */
            productType: "kebakaran-gempabumi";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            /** @default null */
            explanation: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            share?: {
                rows: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
                total: number;
                order: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
            };
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            policy: {
                printPolicy: boolean;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                shippingAddress: string;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["FireEarthquakeOrderedProduct"];
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
            building: {
                occupationCode: string;
                occupationName: string;
                /** @enum {string} */
                ownership: "Milik Sendiri" | "Sewa";
                /** @enum {string} */
                construction: "Rangka Baja" | "Non Rangka Baja";
                totalFloor: number;
                totalBuildingArea: number;
                /** @enum {string} */
                isKprBtn: "tidak" | "ya";
                bankClause: string;
                creditNumber: string;
                /** @enum {number} */
                zone: 1 | 2 | 3 | 4 | 5;
                floodZone: (1 | 2 | 3 | 4) | null;
                price: number;
                buildingClass: string;
                objectAddr1: {
                    addr1: string;
                    addr2: string;
                };
            };
        };
        FireEarthquakeRevision: {
            uuid: string;
            /** @constant */
            productType: "kebakaran-gempabumi";
            feedback: string;
            requestedAt: string;
            needRevisions: {
                /** @enum {string} */
                item: "vehicle" | "insured" | "address" | "beneficiary" | "attachment";
                attachments: components["schemas"]["AttachmentSpec"][];
            }[];
            attachments: {
                code: string;
                title: string;
            }[];
            order: {
                _id: string;
                orderedOn: string;
                amounts: components["schemas"]["OrderAmounts"];
                timePeriod: number;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    /** @enum {string} */
                    typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
                    earthquakeAdminFee: number;
                    bandPosition: number;
                    occupations: {
                        taken: string[];
                        refused: string[];
                    };
                    sumInsured: {
                        min: number;
                        max: number;
                    };
                    maxFloor: number;
                    maxTimePeriod: number;
                    flood: {
                        name: string;
                        bandPosition: number;
                    } | null;
                    /** @enum {string} */
                    surveyRequired: "ya" | "not";
                    minAge: number;
                    maxAge: number;
                    coverage: string[];
                    notCovered: string[];
                    ownRisk: {
                        name: string;
                        value: string;
                        /** @enum {string} */
                        part?: "fire" | "earthquake" | "flood";
                    }[];
                    earthquakeCoverage?: string[];
                };
            };
            building: components["schemas"]["InsuredBuilding"];
            insured: components["schemas"]["Insured"];
            addresses: components["schemas"]["OrderAddress"];
        };
        FireOrderDetail: {
            orderId: string;
            /** @constant */
            productType: "kebakaran";
            headers: components["schemas"]["OrderHeaders"];
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            attachments: components["schemas"]["OrderAttachment"][];
            feedback: string | null;
            invoiceFormat?: components["schemas"]["InvoiceFormat"] | null;
            invoice: {
                invoiceNumber: string;
                _id: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            policy: {
                _id: string | null;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                isPolicyApproved: boolean;
                policyAttachment: string | null;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                policyEarthquake: string | null;
                policyAttachmentEarthquake: string | null;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["FireOrderedProduct"];
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
            building: {
                occupationCode: string;
                occupationName: string;
                /** @enum {string} */
                ownership: "Milik Sendiri" | "Sewa";
                /** @enum {string} */
                construction: "Rangka Baja" | "Non Rangka Baja";
                totalFloor: number;
                totalBuildingArea: number;
                /** @enum {string} */
                isKprBtn: "tidak" | "ya";
                bankClause: string;
                creditNumber: string;
                /** @enum {number} */
                zone: 1 | 2 | 3 | 4 | 5;
                floodZone: (1 | 2 | 3 | 4) | null;
                price: number;
                buildingClass: string;
                objectAddress: string;
            };
        };
        FireOrderedProduct: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            /** @enum {string} */
            typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            earthquakeAdminFee: number;
            bandPosition: number;
            occupations: {
                taken: string[];
                refused: string[];
            };
            sumInsured: {
                min: number;
                max: number;
            };
            maxFloor: number;
            maxTimePeriod: number;
            flood: {
                name: string;
                bandPosition: number;
            } | null;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
            minAge: number;
            maxAge: number;
        };
        FirePolicyDetail: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @constant */
            productType: "kebakaran";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            /** @default null */
            explanation: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            share?: {
                rows: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
                total: number;
                order: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
            };
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            policy: {
                printPolicy: boolean;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                shippingAddress: string;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["FireOrderedProduct"];
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
            building: {
                occupationCode: string;
                occupationName: string;
                /** @enum {string} */
                ownership: "Milik Sendiri" | "Sewa";
                /** @enum {string} */
                construction: "Rangka Baja" | "Non Rangka Baja";
                totalFloor: number;
                totalBuildingArea: number;
                /** @enum {string} */
                isKprBtn: "tidak" | "ya";
                bankClause: string;
                creditNumber: string;
                /** @enum {number} */
                zone: 1 | 2 | 3 | 4 | 5;
                floodZone: (1 | 2 | 3 | 4) | null;
                price: number;
                buildingClass: string;
                objectAddr1: {
                    addr1: string;
                    addr2: string;
                };
            };
        };
        FireRevision: {
            uuid: string;
            /** @constant */
            productType: "kebakaran";
            feedback: string;
            requestedAt: string;
            needRevisions: {
                /** @enum {string} */
                item: "vehicle" | "insured" | "address" | "beneficiary" | "attachment";
                attachments: components["schemas"]["AttachmentSpec"][];
            }[];
            attachments: {
                code: string;
                title: string;
            }[];
            order: {
                _id: string;
                orderedOn: string;
                amounts: components["schemas"]["OrderAmounts"];
                timePeriod: number;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    /** @enum {string} */
                    typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
                    earthquakeAdminFee: number;
                    bandPosition: number;
                    occupations: {
                        taken: string[];
                        refused: string[];
                    };
                    sumInsured: {
                        min: number;
                        max: number;
                    };
                    maxFloor: number;
                    maxTimePeriod: number;
                    flood: {
                        name: string;
                        bandPosition: number;
                    } | null;
                    /** @enum {string} */
                    surveyRequired: "ya" | "not";
                    minAge: number;
                    maxAge: number;
                    coverage: string[];
                    notCovered: string[];
                    ownRisk: {
                        name: string;
                        value: string;
                        /** @enum {string} */
                        part?: "fire" | "earthquake" | "flood";
                    }[];
                    earthquakeCoverage?: string[];
                };
            };
            building: components["schemas"]["InsuredBuilding"];
            insured: components["schemas"]["Insured"];
            addresses: components["schemas"]["OrderAddress"];
        };
        Guest: {
            fullName: string;
            phoneNumber: string;
            email: string;
            followUp: {
                status: string;
            };
            isValid: boolean;
        };
        HealthOrderDetail: {
            orderId: string;
            /** @constant */
            productType: "kesehatan";
            headers: components["schemas"]["OrderHeaders"];
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            attachments: components["schemas"]["OrderAttachment"][];
            feedback: string | null;
            invoiceFormat?: components["schemas"]["InvoiceFormat"] | null;
            invoice: {
                invoiceNumber: string;
                _id: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            policy: components["schemas"]["OrderPolicy"];
            insured: components["schemas"]["InsuredWithAddress"];
            product: components["schemas"]["OrderedPlan"];
            benefits: components["schemas"]["BenefitGroup"][];
        };
        HealthPlanReply: {
            health: components["schemas"]["Plan"];
            birthDate: string;
        };
        HealthPolicyDetail: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @constant */
            productType: "kesehatan";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            /** @default null */
            explanation: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            share?: {
                rows: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
                total: number;
                order: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
            };
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            policy: {
                printPolicy: boolean;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                shippingAddress: string;
            };
            insured: components["schemas"]["InsuredWithAddress"];
            product: components["schemas"]["OrderedPlan"];
            benefits: components["schemas"]["BenefitGroup"][];
        };
        HealthRevision: {
            uuid: string;
            /** @constant */
            productType: "kesehatan";
            feedback: string;
            requestedAt: string;
            needRevisions: {
                /** @enum {string} */
                item: "vehicle" | "insured" | "address" | "beneficiary" | "attachment";
                attachments: components["schemas"]["AttachmentSpec"][];
            }[];
            attachments: {
                code: string;
                title: string;
            }[];
            order: {
                _id: string;
                orderedOn: string;
                amounts: components["schemas"]["OrderAmounts"];
                timePeriod: number;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    limitClaim: {
                        limit: number;
                        limitToBenefit: boolean;
                    };
                    waitingTime: number;
                    gracePeriod: number;
                    coolingPeriod: number;
                    claimMecanism: {
                        mecanism: string;
                        area: string;
                    }[];
                    exclusions?: string[];
                    ages: {
                        minAge: number;
                        maxAge: number;
                    };
                    premi: {
                        minAge: number;
                        maxAge: number;
                        value: number;
                    }[];
                };
            };
            insured: components["schemas"]["Insured"];
            addresses: components["schemas"]["OrderAddress"];
        };
        HeirForm: {
            fullName: string;
            /** @enum {string} */
            relationship: "ORANG TUA" | "SUAMI" | "ISTRI" | "ANAK KANDUNG" | "SAUDARA KANDUNG";
            email: string;
            phone: string;
        };
        HiddenPlan: {
            /** @constant */
            blurred: true;
            _id: string;
        };
        HomeContentReply: {
            whychoose: components["schemas"]["ContentSection"];
            company: {
                headTitle: string;
                description: string;
            };
            payment: {
                headTitle: string;
                description: string;
            };
            benefits: components["schemas"]["ContentSection"];
            partners: {
                company_name: string;
                /**
                 * Format: uri-reference
                 * @description An address; one that begins with `/` is relative to the origin of the API.
                 */
                logo: string;
            }[];
        };
        InsuranceCompany: {
            _id: string;
            company_name: string;
        };
        Insured: {
            fullname: string;
            citizen: string;
            gender: string;
            emailAddress: string;
            birthDate: string | null;
            placeOfbirth: string | null;
            phoneNumber: string;
            identiyType: string;
            identityNumber: string;
        };
        InsuredBuilding: {
            occupation: string;
            occupationCode: string;
            occupationName: string;
            buildingPrices: number;
            /** @enum {string} */
            ownership: "Milik Sendiri" | "Sewa";
            /** @enum {string} */
            isKprBtn: "tidak" | "ya";
            /** @enum {string} */
            construction: "Rangka Baja" | "Non Rangka Baja";
            /** @enum {string} */
            classConstruction: "class1" | "class2" | "class3";
            totalFloor: number;
            totalBuildingArea: number;
            floodZone: (1 | 2 | 3 | 4) | null;
            /** @enum {number} */
            zone: 1 | 2 | 3 | 4 | 5;
            fireBand: {
                low: number;
                high: number;
            } | null;
            objectAddresses: {
                province: string;
                district: string;
                subDistrict: string;
                urbanVillage: string;
                address: string;
                neighbourhood: string;
                hamlet: string;
                postalCode: string;
                /** @enum {string} */
                district_level: "Kabupaten" | "Kota";
            };
            bankClause: string;
            creditNumber: string;
        };
        InsuredVehicle: {
            /** @enum {string} */
            vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
            brand: string;
            brandText: string;
            year: number;
            model: string;
            modelText: string;
            price: number;
            marketPrice: number;
            deviation: number;
            seats: number;
            area: string;
            areaName: string;
            /** @enum {number} */
            region: 1 | 2 | 3;
            vehicleLicense: string;
            chassisNumber: string;
            machineNumber: string;
        };
        InsuredWithAddress: {
            fullname: string;
            citizen: string;
            gender: string;
            emailAddress: string;
            birthDate: string | null;
            placeOfbirth: string | null;
            phoneNumber: string;
            identiyType: string;
            identityNumber: string;
            addresses: components["schemas"]["ReadableAddress"];
        };
        InvoiceCard: {
            _id: string;
            orderId: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            invoiceNumber: string;
            /** @enum {string} */
            status: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            total: number;
            createdAt: string;
            dueDate: string | null;
            productName: string;
            insuranceCompany: {
                company_name: string;
            };
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
        };
        InvoiceFormat: {
            _id: string;
            orderId: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            invoice: {
                invoiceNumber: string;
                createdAt: string;
                dueDate: string | null;
                paidAt?: string | null;
                /** @enum {string} */
                status: "pending" | "success" | "expire" | "reversal" | "refund";
            };
            company: {
                name: string;
                address: string;
                phone: string;
                email: string;
            };
            bill: {
                name: string;
                email: string;
                phone: string;
                address: string;
            };
            product: {
                _id: string;
                productName: string;
                company_name: string;
                /**
                 * Format: uri-reference
                 * @description An address; one that begins with `/` is relative to the origin of the API.
                 */
                logoProduct: string;
            };
            objectInsured: {
                title: string;
                value: string;
            }[];
            detail: {
                columns: string[];
                rows: string[][];
            };
            summary: {
                title: string;
                value: string;
            }[];
            total: number;
            payment: components["schemas"]["Payment"] | null;
            paymentMethods: string[];
            cardGateway: {
                /**
                 * Format: uri-reference
                 * @description An address; one that begins with `/` is relative to the origin of the API.
                 */
                scriptUrl: string;
                clientKey: string;
                environment: string;
            } | null;
            certificate: {
                type: string;
                attachment: string | null;
            }[];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            pdf?: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            explanation?: string;
        };
        InvoicesReply: components["schemas"]["InvoiceCard"][];
        JournalEntry: {
            at: string;
            /** @enum {string} */
            subject: "order" | "invoice" | "payment" | "policy" | "claim";
            name: string;
            from: string | null;
            to: string;
            actor: string;
            reason: string | null;
        };
        LandingContent: {
            title: string;
            description: string;
            benefits: components["schemas"]["ContentSection"];
            details: components["schemas"]["ContentSection"];
            coverages: components["schemas"]["ContentSection"];
            partners: {
                company_name: string;
                /**
                 * Format: uri-reference
                 * @description An address; one that begins with `/` is relative to the origin of the API.
                 */
                logo: string;
            }[];
        };
        LoginBody: {
            email: string;
            password: string;
        };
        LoginGoogleBody: {
            token: string;
            nonce: string;
        };
        Member: {
            id: string;
            full_name: string;
            fullName: string;
            email: string;
            phone_number: string;
            role: string;
            status: string;
            completeProfile: boolean;
            emailVerified?: boolean;
            addreses: {
                province: string | null;
                district: string | null;
                sub_district: string | null;
                urban_village: string | null;
                neighbourhood: string | null;
                hamlet: string | null;
                postalCode: string | null;
                address: string | null;
            } | null;
            account: {
                bank: string | null;
                account_number: string | null;
                account_owner: string | null;
            } | null;
            profile: {
                profession: string | null;
                businessField: string | null;
                income: string | null;
                citizen: string | null;
                identiyType: string | null;
                identityNumber: string | null;
                npwp_number: string | null;
                gender: string | null;
            } | null;
        };
        MemberDataReply: {
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            json: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            pdf: string;
            expiresAt: string;
        };
        MovedClaim: {
            _id: string;
            /** @enum {string} */
            state: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
        };
        MovedOrder: {
            _id: string;
            statusOrder: string;
        };
        OfflineOrderBody: {
            fullName: string;
            phoneNumber: string;
            email: string;
            partner?: string;
            /** @enum {string} */
            productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            productId: string;
            /**
             * @default offline
             * @constant
             */
            status?: "offline";
            /** @default  */
            message?: string;
            /** @default {} */
            detail?: {
                [key: string]: string;
            };
        };
        OrderAddress: {
            province: string;
            district: string;
            subDistrict: string;
            urbanVillage: string;
            address: string;
            neighbourhood: string;
            hamlet: string;
            postalCode: string;
        };
        OrderAmounts: {
            premium: number;
            adminFee: number;
            policyPrintFee: number;
            serviceFee: number;
            total: number;
        };
        OrderAttachment: {
            code: string;
            title: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            url: string;
            mimeType: string;
        };
        OrderCard: {
            _id: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            kpaNumber: string;
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            /** @enum {string} */
            statusOrder: "neworder" | "revision" | "approve" | "reject" | "pending";
            dateOrder: string;
            total: number;
            invoice: {
                _id: string;
                invoiceNumber: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
        };
        OrderDetail: components["schemas"]["HealthOrderDetail"] | components["schemas"]["PersonalAccidentOrderDetail"] | components["schemas"]["VehicleOrderDetail"] | components["schemas"]["FireOrderDetail"] | components["schemas"]["EarthquakeOrderDetail"] | components["schemas"]["FireEarthquakeOrderDetail"];
        OrderHeaders: {
            kpaNumber: string;
            message: string;
            invoiceNumber: string | null;
            policyNumber: string | null;
            policyIssueDate: string | null;
            dateOrder: string;
            /** @enum {string} */
            statusOrder: "neworder" | "revision" | "approve" | "reject" | "pending";
            period: components["schemas"]["Period"] | null;
        };
        OrderPayment: {
            basePremi: number;
            adminFee: number;
            policyPrintFee: number;
            serviceFee: number;
            grossPremi: number;
            rows: {
                label: string;
                amount: number;
                unit?: string;
            }[];
        };
        OrderPolicy: {
            _id: string | null;
            printPolicy: boolean;
            customShippingAddress: boolean;
            shippingAddress: string;
            isPolicyApproved: boolean;
            policyAttachment: string | null;
            serviceDelivery: string;
            /** @default  */
            deliveryCourier: string;
            trackingNumber: string;
            policyDeliveryDate: string | null;
            /** @default null */
            policyReceivedDate: string | null;
        };
        OrderedPlan: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            limitClaim: {
                limit: number;
                limitToBenefit: boolean;
            };
            waitingTime: number;
            gracePeriod: number;
            coolingPeriod: number;
            claimMecanism: {
                mecanism: string;
                area: string;
            }[];
            exclusions?: string[];
            ages: {
                minAge: number;
                maxAge: number;
            };
            premi: {
                minAge: number;
                maxAge: number;
                value: number;
            }[];
        };
        OrderedVehicle: {
            /** @enum {string} */
            vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
            brand: string;
            brandText: string;
            year: number;
            model: string;
            modelText: string;
            price: number;
            marketPrice: number;
            deviation: number;
            seats: number;
            area: string;
            areaName: string;
            /** @enum {number} */
            region: 1 | 2 | 3;
            vehicleLicense: string;
            chassisNumber: string;
            machineNumber: string;
            age: number;
            fullModel: string;
            vehicleValue: number;
        };
        OrderedVehicleProduct: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            /** @enum {string} */
            typeCoverage: "allrisk" | "tlo";
            vehicleTypes: ("MV4" | "MV2" | "TRUCK" | "BUS")[];
            maxAge: number;
            rates: {
                /** @enum {number} */
                category: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
                /** @enum {number} */
                region: 1 | 2 | 3;
                rate: number;
            }[];
            /** @enum {string} */
            discount: "ya" | "tidak";
            discountRate: number;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
            ownRisk: {
                name: string;
                value: string;
            }[];
            expansion: components["schemas"]["VehicleExpansion"][];
        };
        OrdersReply: components["schemas"]["OrderCard"][];
        Page: {
            slug: string;
            title: string;
            description: string;
            updatedAt: string;
            content: string;
        };
        PagesReply: {
            slug: string;
            title: string;
            description: string;
            updatedAt: string;
        }[];
        PayBody: {
            paymentMethod: string;
            paymentType: string;
            token?: string;
            replace?: boolean;
        };
        PayReply: {
            invoice: {
                payment: components["schemas"]["Payment"];
            };
        };
        Payment: {
            transaction_id: string;
            method: string;
            type: string;
            typeText: string;
            /** @enum {string} */
            status: "pending" | "settlement" | "success" | "capture" | "challenge" | "expire" | "failure" | "cancel" | "deny" | "refund" | "reversal";
            total: number;
            accountHolder: string | null;
            vaNumber: string | null;
            code: string | null;
            actions: {
                name: string;
                /**
                 * Format: uri-reference
                 * @description An address; one that begins with `/` is relative to the origin of the API.
                 */
                url: string;
            }[];
            card: {
                redirect_url: string | null;
                card_type: string | null;
                bank: string | null;
            } | null;
            expired: string;
            message: string;
        };
        PaymentFinishReply: {
            _id: string;
            /** @enum {string} */
            product: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
        };
        PaymentNotificationBody: {
            order_id: string;
            status_code: string;
            gross_amount: string;
            signature_key: string;
            transaction_id?: string;
            transaction_status?: string;
        } & {
            [key: string]: unknown;
        };
        PaymentResultReply: {
            transaction_id: string;
            status: string;
            method: string;
            type: string;
            typeText: string;
            gross_amount: number;
            custom_field1: string;
            /** @enum {string} */
            product: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
        };
        Period: {
            startDate: string;
            endDate: string;
        };
        PersonalAccidentOrderDetail: {
            orderId: string;
            /** @constant */
            productType: "kecelakaandiri";
            headers: components["schemas"]["OrderHeaders"];
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            attachments: components["schemas"]["OrderAttachment"][];
            feedback: string | null;
            invoiceFormat?: components["schemas"]["InvoiceFormat"] | null;
            invoice: {
                invoiceNumber: string;
                _id: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            policy: components["schemas"]["OrderPolicy"];
            insured: components["schemas"]["InsuredWithAddress"];
            product: components["schemas"]["OrderedPlan"];
            benefits: components["schemas"]["BenefitGroup"][];
            beneficiary: components["schemas"]["Beneficiary"];
        };
        PersonalAccidentPolicyDetail: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @constant */
            productType: "kecelakaandiri";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            /** @default null */
            explanation: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            share?: {
                rows: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
                total: number;
                order: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
            };
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            policy: {
                printPolicy: boolean;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                shippingAddress: string;
            };
            insured: components["schemas"]["InsuredWithAddress"];
            product: components["schemas"]["OrderedPlan"];
            benefits: components["schemas"]["BenefitGroup"][];
            beneficiary: components["schemas"]["Beneficiary"];
        };
        PersonalAccidentReply: {
            personalAccident: {
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    generalInfo: string;
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    limitClaim: {
                        limit: number;
                        limitToBenefit: boolean;
                    };
                    waitingTime: number;
                    gracePeriod: number;
                    coolingPeriod: number;
                    claimMecanism: {
                        mecanism: string;
                        area: string;
                    }[];
                    exclusions?: string[];
                    ages: {
                        minAge: number;
                        maxAge: number;
                    };
                    premi: {
                        minAge: number;
                        maxAge: number;
                        value: number;
                    }[];
                };
                benefits: components["schemas"]["BenefitGroup"][];
            };
            birthDate: string;
        };
        PersonalAccidentRevision: {
            uuid: string;
            /** @constant */
            productType: "kecelakaandiri";
            feedback: string;
            requestedAt: string;
            needRevisions: {
                /** @enum {string} */
                item: "vehicle" | "insured" | "address" | "beneficiary" | "attachment";
                attachments: components["schemas"]["AttachmentSpec"][];
            }[];
            attachments: {
                code: string;
                title: string;
            }[];
            order: {
                _id: string;
                orderedOn: string;
                amounts: components["schemas"]["OrderAmounts"];
                timePeriod: number;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    limitClaim: {
                        limit: number;
                        limitToBenefit: boolean;
                    };
                    waitingTime: number;
                    gracePeriod: number;
                    coolingPeriod: number;
                    claimMecanism: {
                        mecanism: string;
                        area: string;
                    }[];
                    exclusions?: string[];
                    ages: {
                        minAge: number;
                        maxAge: number;
                    };
                    premi: {
                        minAge: number;
                        maxAge: number;
                        value: number;
                    }[];
                };
            };
            insured: components["schemas"]["Insured"];
            addresses: components["schemas"]["OrderAddress"];
            beneficiary: components["schemas"]["Beneficiary"];
        };
        PlacedOrder: {
            _id: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            invoice: boolean;
        };
        Plan: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            generalInfo: string;
            attachments: components["schemas"]["AttachmentSpec"][];
            declarations: components["schemas"]["Declaration"][];
            limitClaim: {
                limit: number;
                limitToBenefit: boolean;
            };
            waitingTime: number;
            gracePeriod: number;
            coolingPeriod: number;
            claimMecanism: {
                mecanism: string;
                area: string;
            }[];
            benefits: components["schemas"]["BenefitGroup"][];
            exclusions?: string[];
            ages: {
                minAge: number;
                maxAge: number;
            };
            premi: {
                minAge: number;
                maxAge: number;
                value: number;
            }[];
        };
        PlanCard: {
            /** @constant */
            blurred: false;
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            premium: number;
            adminFee: number;
            /** @enum {string} */
            transactionType: "online" | "offline";
            highlights: {
                title: string;
                value: string;
            }[];
            ages: {
                minAge: number;
                maxAge: number;
            };
        };
        PlanPage: {
            total: number;
            rows: components["schemas"]["PlanRow"][];
            totalPages: number;
            currentPage: number;
            companies: components["schemas"]["InsuranceCompany"][];
            birthDate: string;
            age: number;
            priceScale: {
                max: number;
                step: number;
            } | null;
        };
        PlanRow: components["schemas"]["PlanCard"] | components["schemas"]["HiddenPlan"];
        PlateRegionsReply: {
            plats: {
                platId: string;
                plat: string;
                title: string;
                /** @enum {number} */
                region: 1 | 2 | 3;
            }[];
        };
        PoliciesReply: components["schemas"]["PolicyCard"][];
        PolicyCard: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
        };
        PolicyCarouselReply: {
            carousel: {
                content: {
                    title: string;
                    description: string;
                }[];
            };
        };
        PolicyDelivery: {
            orderId: string;
            policyNumber: string;
            serviceDelivery: string;
            deliveryCourier: string;
            trackingNumber: string;
            policyDeliveryDate: string | null;
            policyReceivedDate: string | null;
        };
        PolicyDetail: components["schemas"]["HealthPolicyDetail"] | components["schemas"]["PersonalAccidentPolicyDetail"] | components["schemas"]["VehiclePolicyDetail"] | components["schemas"]["FirePolicyDetail"] | components["schemas"]["EarthquakePolicyDetail"] | components["schemas"]["FireEarthquakePolicyDetail"];
        PolicyLookup: {
            fullname: string;
            emailAddress: string;
            isHolder: boolean;
            policyNumber: string;
            /** @enum {string} */
            productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            validityPeriod: {
                startDate: string;
                endDate: string;
                period: string;
                original: number;
            };
            notice: string | null;
            heirs: {
                mayClaim: boolean;
                notice: string | null;
            };
            detail: {
                productTitle: string;
                headTitle: string;
                items: {
                    title: string;
                    value: string;
                }[];
                causeOfClaim: {
                    value: string;
                    label: string;
                }[];
                claimAttachments: components["schemas"]["ClaimDocument"][];
                optionalAttachment: {
                    [key: string]: components["schemas"]["ClaimDocument"][];
                };
                tsi: number;
            };
            account: {
                account_number: string;
                account_owner: string;
                bank: string;
            } | null;
        };
        PricedExpansion: {
            _id: string;
            featureId: string;
            /** @enum {string} */
            code: "FLOOD_TYPHOON" | "EARTHQUAKE_TSUNAMI_VOLCANO" | "SRCC" | "TERRORISM_SABOTAGE" | "TPL" | "PASSENGER_LIABILITY" | "PA_DRIVER" | "PA_PASSENGER" | "AUTHORIZED_WORKSHOP";
            name: string;
            rate: number;
            premi: number;
        };
        PropertyPlanReply: {
            product: components["schemas"]["PropertyProduct"];
            building: components["schemas"]["SearchedBuilding"];
            premium: components["schemas"]["PropertyPremium"] | null;
        };
        PropertyPlansReply: {
            products: components["schemas"]["PropertyProductPage"];
        };
        PropertyPremium: {
            /** @enum {string} */
            type: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            totalPremi: number;
            fire: {
                basePremi: number;
                adminFee: number;
            } | null;
            earthquake: {
                basePremi: number;
                adminFee: number;
            } | null;
            flood: number | null;
        };
        PropertyProduct: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            generalInfo: string;
            attachments: components["schemas"]["AttachmentSpec"][];
            declarations: components["schemas"]["Declaration"][];
            /** @enum {string} */
            typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            earthquakeAdminFee: number;
            bandPosition: number;
            occupations: {
                taken: string[];
                refused: string[];
            };
            sumInsured: {
                min: number;
                max: number;
            };
            maxFloor: number;
            maxTimePeriod: number;
            flood: {
                name: string;
                bandPosition: number;
            } | null;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
            minAge: number;
            maxAge: number;
            coverage: string[];
            notCovered: string[];
            ownRisk: {
                name: string;
                value: string;
                /** @enum {string} */
                part?: "fire" | "earthquake" | "flood";
            }[];
            earthquakeCoverage?: string[];
            benefits: {
                name: string;
                items: {
                    featureId: {
                        name: string;
                        type: string;
                    };
                    value: number | string;
                    maximum: string;
                    description: string;
                    note: string;
                    /** @enum {string} */
                    part?: "fire" | "earthquake" | "flood";
                }[];
            }[];
        };
        PropertyProductCard: {
            /** @constant */
            blurred: false;
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            premium: number;
            adminFee: number;
            /** @enum {string} */
            transactionType: "online" | "offline";
            highlights: {
                title: string;
                value: string;
            }[];
            /** @enum {string} */
            typeCoverage: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            parts: components["schemas"]["PropertyPremium"];
            /** @enum {string} */
            surveyRequired: "ya" | "not";
        };
        PropertyProductPage: {
            total: number;
            rows: components["schemas"]["PropertyProductRow"][];
            totalPages: number;
            currentPage: number;
            companies: components["schemas"]["InsuranceCompany"][];
            building: components["schemas"]["SearchedBuilding"];
            occupationTaken: boolean;
            priceScale: {
                max: number;
                step: number;
            } | null;
        };
        PropertyProductRow: components["schemas"]["PropertyProductCard"] | components["schemas"]["HiddenPlan"];
        PropertyQuote: {
            /** @enum {string} */
            productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            timePeriod?: number;
            occupation?: string;
            occupationName?: string;
            buildingPrices?: number;
            /** @enum {string} */
            ownership?: "Milik Sendiri" | "Sewa";
            /** @enum {string} */
            classConstruction?: "class1" | "class2" | "class3";
            objectAddresses?: {
                address?: string;
                province?: string;
                /** @enum {string} */
                district_level?: "Kabupaten" | "Kota";
                district?: string;
            }[];
            earthSelected?: boolean;
            /** @enum {string} */
            isKprBtn?: "tidak" | "ya";
            /** @enum {string} */
            construction?: "Rangka Baja" | "Non Rangka Baja";
            totalFloor?: number;
            totalBuildingArea?: number;
            coverages?: ("kebakaran" | "gempabumi" | "kebakaran-gempabumi")[];
            /** @enum {number} */
            floodZone?: 1 | 2 | 3 | 4;
            deviceUUID?: string;
        };
        PropertyQuoteReply: {
            products: components["schemas"]["PropertyProductPage"];
        };
        PropertyReference: {
            _id: string;
            /** @enum {string} */
            category: "occupation" | "classes";
            code: string;
            name: string;
            description: string;
            retail: boolean;
        };
        PropertyReferencesReply: {
            rows: components["schemas"]["PropertyReference"][];
        };
        QuotedVehicleProduct: {
            product: components["schemas"]["VehicleProduct"];
            vehicle: components["schemas"]["SearchedVehicle"];
            vehiclePrice: number;
            premi: {
                normal: number;
                discount: number;
            } | null;
            expansion: components["schemas"]["PricedExpansion"][];
        };
        ReadableAddress: {
            addr1: string;
            addr2: string;
            addr3: string;
        };
        RegionsReply: {
            provinsi?: string[];
            kabupaten?: string[];
            kecamatan?: string[];
            kelurahan?: string[];
            kodepos?: string[];
        };
        RegisterBody: {
            full_name: string;
            phone_number: string;
            email: string;
            password: string;
            confirmPassword: string;
            /** @default false */
            marketing?: boolean;
            next?: string;
        };
        RegisterGoogleBody: components["schemas"]["LoginGoogleBody"] & {
            /** @default false */
            marketing?: boolean;
        };
        RegisterReply: {
            id: string;
            email: string;
        };
        ResetPasswordBody: {
            newPassord: string;
            confirmNewPassword: string;
        };
        ReviseClaimForm: {
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        RevisionDetail: components["schemas"]["HealthRevision"] | components["schemas"]["PersonalAccidentRevision"] | components["schemas"]["VehicleRevision"] | components["schemas"]["FireRevision"] | components["schemas"]["EarthquakeRevision"] | components["schemas"]["FireEarthquakeRevision"];
        SaveProfileBody: {
            full_name: string;
            email: string;
            phone_number: string;
            addreses: {
                province: string;
                district: string;
                sub_district: string;
                urban_village: string;
                neighbourhood: string;
                hamlet: string;
                postalCode: string;
                address: string;
            };
            account: {
                bank: string;
                account_number: string;
                account_owner: string;
            };
            profile: {
                /** @enum {string} */
                profession: "P01" | "P02" | "P03" | "P04" | "P05" | "P06" | "P07" | "P08" | "P09" | "P10" | "P11" | "P12";
                /** @enum {string} */
                businessField: "B01" | "B02" | "B03" | "B04" | "B05" | "B06" | "B07" | "B08" | "B09" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B20" | "B21" | "B22" | "B23" | "B24" | "B25" | "B26" | "B27" | "B28" | "B29" | "B30" | "B31" | "B32" | "B33" | "B34" | "B35" | "B36" | "B37" | "B38" | "B39" | "B40" | "B41" | "B42" | "B43" | "B44" | "B45" | "B46" | "B47" | "B48" | "B49" | "B50" | "B51" | "B52" | "B53" | "B54" | "B55" | "B56" | "B57" | "B58" | "B59" | "B60" | "B61" | "B62" | "B63" | "B64" | "B65";
                /** @enum {string} */
                income: "I01" | "I02" | "I03" | "I04" | "I05" | "I06" | "I07" | "I08" | "I09" | "I10" | "I11" | "I12" | "I13" | "I14" | "I15" | "I16";
                /** @enum {string} */
                citizen: "indonesia" | "asing";
                /** @enum {string} */
                identiyType: "ktp" | "kartu-keluarga" | "paspor";
                identityNumber: string;
                /** @default  */
                npwp_number?: string;
                /** @enum {string} */
                gender: "laki-laki" | "perempuan";
            };
        };
        SearchedBuilding: {
            occupation: string;
            occupationCode: string;
            occupationName: string;
            buildingPrices: number;
            /** @enum {string} */
            ownership: "Milik Sendiri" | "Sewa";
            /** @enum {string} */
            isKprBtn: "tidak" | "ya";
            /** @enum {string} */
            construction: "Rangka Baja" | "Non Rangka Baja";
            /** @enum {string} */
            classConstruction: "class1" | "class2" | "class3";
            totalFloor: number;
            totalBuildingArea: number;
            floodZone: (1 | 2 | 3 | 4) | null;
            /** @enum {number} */
            zone: 1 | 2 | 3 | 4 | 5;
            fireBand: {
                low: number;
                high: number;
            } | null;
            objectAddresses: {
                province: string;
                /** @enum {string} */
                district_level: "Kabupaten" | "Kota";
                district: string;
            };
        };
        SearchedVehicle: {
            /** @enum {string} */
            vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
            brand: string;
            brandText: string;
            year: number;
            model: string;
            modelText: string;
            price: number;
            marketPrice: number;
            deviation: number;
            seats: number;
            area: string;
            areaName: string;
            /** @enum {number} */
            region: 1 | 2 | 3;
        };
        SendLetterForm: {
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        ServiceFeeRule: {
            useServiceFee: boolean;
            /** @enum {string} */
            method: "percentage" | "nominal";
            value: number;
            maximumValue: number;
        };
        Session: {
            user: components["schemas"]["Member"];
            access_token: string;
        };
        SetConsentsBody: {
            marketing: boolean;
        };
        SetConsentsReply: {
            /** @enum {string} */
            kind: "terms" | "privacy" | "marketing";
            version: string;
            givenAt: string | null;
            withdrawnAt: string | null;
            withdrawable: boolean;
        }[];
        SettingsReply: {
            slug: string;
            value: string;
        }[];
        SubmitClaimForm: {
            payload: components["schemas"]["ClaimForm"];
            /** @enum {string} */
            again?: "Y" | "N";
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        SubmitClaimReply: {
            _id: string;
        };
        SubmitHeirClaimForm: {
            payload: components["schemas"]["ClaimForm"];
            heir: components["schemas"]["HeirForm"];
            /** @enum {string} */
            again?: "Y" | "N";
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        SubmitRevisionForm: {
            payload?: components["schemas"]["SubmitRevisionPayload"];
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        SubmitRevisionPayload: {
            vehicle?: {
                /** @enum {string} */
                vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
                brand: string;
                brandText: string;
                year: number;
                model: string;
                modelText: string;
                price: number;
                marketPrice: number;
                deviation: number;
                seats: number;
                area: string;
                areaName: string;
                /** @enum {number} */
                region: 1 | 2 | 3;
                vehicleLicense: string;
                chassisNumber: string;
                machineNumber: string;
            };
            insured?: {
                fullname: string;
                /** @enum {string} */
                citizen: "indonesia" | "asing";
                /** @enum {string} */
                gender: "laki-laki" | "perempuan";
                emailAddress: string;
                birthDate: string;
                placeOfbirth: string;
                phoneNumber: string;
                /** @enum {string} */
                identiyType: "ktp" | "kartu-keluarga" | "paspor";
                identityNumber: string;
            };
            amounts?: components["schemas"]["OrderAmounts"];
            addresses?: components["schemas"]["AddressForm"];
            beneficiary?: components["schemas"]["BeneficiaryForm"];
        };
        SubmitRevisionReply: {
            _id: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri" | "kendaraan" | "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
        };
        VehicleAccessory: {
            accesoriesName: string;
            accesoriesValue: number;
        };
        VehicleAdditions: {
            expansion: string[];
            accesories: components["schemas"]["VehicleAccessory"][];
        };
        VehicleBrandsReply: {
            _id: string;
            brand: string;
        }[];
        VehicleExpansion: {
            _id: string;
            featureId: string;
            /** @enum {string} */
            code: "FLOOD_TYPHOON" | "EARTHQUAKE_TSUNAMI_VOLCANO" | "SRCC" | "TERRORISM_SABOTAGE" | "TPL" | "PASSENGER_LIABILITY" | "PA_DRIVER" | "PA_PASSENGER" | "AUTHORIZED_WORKSHOP";
            name: string;
            limit: number;
            rates: number[];
        };
        VehicleFeature: {
            featureId: {
                _id: string;
                name: string;
                description: string;
            };
            value: number | string;
            countType: string;
            isChecked: boolean;
            category: string;
        };
        VehicleFeaturesReply: {
            features: {
                _id: string;
                name: string;
                description: string;
                category: string;
            }[];
        };
        VehicleModelsReply: {
            year: number;
            models: {
                _id: string;
                model: string;
                /** @enum {string} */
                vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
                /** @enum {number} */
                category: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
                price: number;
                deviation: number;
                seats: number;
            }[];
        }[];
        VehicleOrderDetail: {
            orderId: string;
            /** @constant */
            productType: "kendaraan";
            headers: components["schemas"]["OrderHeaders"];
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            attachments: components["schemas"]["OrderAttachment"][];
            feedback: string | null;
            invoiceFormat?: components["schemas"]["InvoiceFormat"] | null;
            invoice: {
                invoiceNumber: string;
                _id: string;
                /** @enum {string} */
                paymentStatus: "pending" | "success" | "expire" | "reversal" | "refund" | "challenge";
            } | null;
            policy: components["schemas"]["OrderPolicy"];
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["OrderedVehicleProduct"];
            vehicle: components["schemas"]["OrderedVehicle"];
            accesories: components["schemas"]["VehicleAccessory"][];
            expansion: components["schemas"]["PricedExpansion"][];
            coverage: string[];
            feature: components["schemas"]["VehicleFeature"][];
            benefits: components["schemas"]["BenefitGroup"][];
            workshops: components["schemas"]["VehicleWorkshop"][];
        };
        VehiclePlansReply: {
            products: {
                total: number;
                rows: components["schemas"]["VehicleProductRow"][];
                totalPages: number;
                currentPage: number;
                companies: components["schemas"]["InsuranceCompany"][];
                vehicle: components["schemas"]["SearchedVehicle"];
                priceScale: {
                    max: number;
                    step: number;
                } | null;
            };
        };
        VehiclePolicyDetail: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @constant */
            productType: "kendaraan";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
            objectInsured?: {
                title: string;
                value: string;
            };
            covers?: string;
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            /** @default null */
            explanation: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
            share?: {
                rows: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
                total: number;
                order: {
                    label: string;
                    amount: number;
                    unit?: string;
                }[];
            };
            declarations: components["schemas"]["AnsweredDeclaration"][];
            generalInfo: string;
            policy: {
                printPolicy: boolean;
                serviceDelivery: string;
                /** @default  */
                deliveryCourier: string;
                trackingNumber: string;
                policyDeliveryDate: string | null;
                /** @default null */
                policyReceivedDate: string | null;
                shippingAddress: string;
            };
            insured: {
                fullname: string;
                citizen: string;
                gender: string;
                emailAddress: string;
                birthDate: string | null;
                placeOfbirth: string | null;
                phoneNumber: string;
                identiyType: string;
                identityNumber: string;
                addresses: components["schemas"]["ReadableAddress"];
            };
            product: components["schemas"]["OrderedVehicleProduct"];
            vehicle: components["schemas"]["OrderedVehicle"];
            accesories: components["schemas"]["VehicleAccessory"][];
            expansion: components["schemas"]["PricedExpansion"][];
            coverage: string[];
            feature: components["schemas"]["VehicleFeature"][];
            benefits: components["schemas"]["BenefitGroup"][];
            workshops: components["schemas"]["VehicleWorkshop"][];
        };
        VehicleProduct: {
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            adminFee: number;
            policyPrintFee: number;
            serviceFee: components["schemas"]["ServiceFeeRule"];
            /** @enum {string} */
            transactionType: "online" | "offline";
            generalInfo: string;
            attachments: components["schemas"]["AttachmentSpec"][];
            declarations: components["schemas"]["Declaration"][];
            /** @enum {string} */
            typeCoverage: "allrisk" | "tlo";
            vehicleTypes: ("MV4" | "MV2" | "TRUCK" | "BUS")[];
            maxAge: number;
            rates: {
                /** @enum {number} */
                category: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
                /** @enum {number} */
                region: 1 | 2 | 3;
                rate: number;
            }[];
            /** @enum {string} */
            discount: "ya" | "tidak";
            discountRate: number;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
            coverage: string[];
            ownRisk: {
                name: string;
                value: string;
            }[];
            feature: components["schemas"]["VehicleFeature"][];
            benefits: components["schemas"]["BenefitGroup"][];
            expansion: components["schemas"]["VehicleExpansion"][];
            workshops: components["schemas"]["VehicleWorkshop"][];
        };
        VehicleProductCard: {
            /** @constant */
            blurred: false;
            _id: string;
            productName: string;
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            premium: number;
            adminFee: number;
            /** @enum {string} */
            transactionType: "online" | "offline";
            highlights: {
                title: string;
                value: string;
            }[];
            /** @enum {string} */
            typeCoverage: "allrisk" | "tlo";
            premi: {
                normal: number;
                discount: number;
            };
            /** @enum {string} */
            discount: "ya" | "tidak";
            saving: number;
            /** @enum {string} */
            surveyRequired: "ya" | "not";
        };
        VehicleProductRow: components["schemas"]["VehicleProductCard"] | components["schemas"]["HiddenPlan"];
        VehicleRevision: {
            uuid: string;
            /** @constant */
            productType: "kendaraan";
            feedback: string;
            requestedAt: string;
            needRevisions: {
                /** @enum {string} */
                item: "vehicle" | "insured" | "address" | "beneficiary" | "attachment";
                attachments: components["schemas"]["AttachmentSpec"][];
            }[];
            attachments: {
                code: string;
                title: string;
            }[];
            order: {
                _id: string;
                orderedOn: string;
                amounts: components["schemas"]["OrderAmounts"];
                timePeriod: number;
                printPolicy: boolean;
                customShippingAddress: boolean;
                shippingAddress: string;
                product: {
                    _id: string;
                    productName: string;
                    /**
                     * Format: uri-reference
                     * @description An address; one that begins with `/` is relative to the origin of the API.
                     */
                    logoProduct: string;
                    insuranceCompany: components["schemas"]["InsuranceCompany"];
                    adminFee: number;
                    policyPrintFee: number;
                    serviceFee: components["schemas"]["ServiceFeeRule"];
                    /** @enum {string} */
                    transactionType: "online" | "offline";
                    attachments: components["schemas"]["AttachmentSpec"][];
                    declarations: components["schemas"]["Declaration"][];
                    /** @enum {string} */
                    typeCoverage: "allrisk" | "tlo";
                    vehicleTypes: ("MV4" | "MV2" | "TRUCK" | "BUS")[];
                    maxAge: number;
                    rates: {
                        /** @enum {number} */
                        category: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
                        /** @enum {number} */
                        region: 1 | 2 | 3;
                        rate: number;
                    }[];
                    /** @enum {string} */
                    discount: "ya" | "tidak";
                    discountRate: number;
                    /** @enum {string} */
                    surveyRequired: "ya" | "not";
                    coverage: string[];
                    ownRisk: {
                        name: string;
                        value: string;
                    }[];
                    expansion: components["schemas"]["VehicleExpansion"][];
                };
            };
            additions: components["schemas"]["VehicleAdditions"];
            vehicle: components["schemas"]["InsuredVehicle"];
            insured: components["schemas"]["Insured"];
            addresses: components["schemas"]["OrderAddress"];
        };
        VehicleSearchTextReply: {
            read: {
                /** @enum {string} */
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
                year?: number;
                price?: number;
                plat?: string;
            };
            models: {
                model: string;
                modelText: string;
                brand: string;
                brandText: string;
                /** @enum {string} */
                vehicleType: "MV4" | "MV2" | "TRUCK" | "BUS";
                years: number[];
            }[];
            total: number;
            unknown: string[];
        };
        VehicleWorkshop: {
            name: string;
            address: string;
            telephone: string;
            latitude: number;
            longtitude: number;
            gmapsLink: string;
        };
        VirtualAccountNotificationBody: {
            reference: string;
            transactionId: string;
            account: string;
            amount: number;
            status: string;
        } & {
            [key: string]: unknown;
        };
        ZonedDistrict: {
            _id: string;
            province: string;
            /** @enum {string} */
            level: "Kabupaten" | "Kota";
            district: string;
            /** @enum {number} */
            zone: 1 | 2 | 3 | 4 | 5;
        };
        ZonesReply: {
            result: {
                province: string[];
                level: ("Kabupaten" | "Kota")[];
            } | components["schemas"]["ZonedDistrict"][];
        };
    };
    responses: {
        /** @description `INVALID`: Fields do not fit; `errors` has a sentence for each. */
        Failure422: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `MALFORMED`: The body or a header cannot be read. */
        Failure400: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `UNAUTHORIZED`: No session, or one that has ended: sign in again. */
        Failure401: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `FORBIDDEN`: The session may not do this, or not yet: an order needs a complete profile. */
        Failure403: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `NOT_FOUND`: Not there, not this caller's, or an id that is none. */
        Failure404: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `METHOD_NOT_ALLOWED`: The path takes other methods. */
        Failure405: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `CONFLICT`: Something is otherwise than the caller was shown; `changes` names the figures. `ALREADY_SENT`: The `Idempotency-Key` stands for other content, which has been taken. */
        Failure409: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `TOO_LARGE`: The body, a file or their number is too large. */
        Failure413: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA`: Another `Content-Type` is needed. */
        Failure415: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `TOO_MANY`: Too often: try again after `Retry-After`. */
        Failure429: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `FAILED`: A defect of the server. */
        Failure500: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `UPSTREAM`: A service behind the server refused or is not there. */
        Failure502: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `UNAVAILABLE`: The server or its database is not ready; nothing was kept. */
        Failure503: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `STORAGE_FULL`: The disk of the server is full; nothing was kept. */
        Failure507: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description A random id of the device, a UUID. */
        device_id: string;
        /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
        os: string;
        /** @description `web` for pages. */
        platform: string;
        /** @description What the caller is, for example the name of the site. */
        source: string;
        /**
         * @description Made anew for each submission, and the same when it is sent again.
         * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the log. */
        RequestId: string;
        /** @description Seconds after which another try makes sense. */
        RetryAfter: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Siti Rahayu",
                 *       "phone_number": "81234567890",
                 *       "email": "siti@contoh.test",
                 *       "password": "Rahasia123",
                 *       "confirmPassword": "Rahasia123",
                 *       "marketing": false
                 *     }
                 */
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["RegisterReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "siti@contoh.test",
                 *       "password": "Rahasia123"
                 *     }
                 */
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    loginGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "nonce": "n-0S6_WzA2Mj-0001"
                 *     }
                 */
                "application/json": components["schemas"]["LoginGoogleBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            502: components["responses"]["Failure502"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    registerGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "nonce": "n-0S6_WzA2Mj-0001",
                 *       "marketing": false
                 *     }
                 */
                "application/json": components["schemas"]["RegisterGoogleBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            502: components["responses"]["Failure502"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    verifySession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Member"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            404: components["responses"]["Failure404"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    resendVerification: {
        parameters: {
            query?: {
                next?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    findAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["FindAccountReply"];
                    };
                };
            };
            404: components["responses"]["Failure404"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    sendReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    checkReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            404: components["responses"]["Failure404"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassord": "Rahasia456",
                 *       "confirmNewPassword": "Rahasia456"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Member"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Siti Rahayu",
                 *       "email": "siti@contoh.test",
                 *       "phone_number": "081234567890",
                 *       "addreses": {
                 *         "province": "DKI Jakarta",
                 *         "district": "Kota Administrasi Jakarta Selatan",
                 *         "address": "Jalan Contoh Raya No. 19",
                 *         "neighbourhood": "001",
                 *         "hamlet": "002",
                 *         "postalCode": "12730",
                 *         "sub_district": "Mampang Prapatan",
                 *         "urban_village": "Bangka"
                 *       },
                 *       "account": {
                 *         "bank": "014",
                 *         "account_number": "1234567890",
                 *         "account_owner": "SITI RAHAYU"
                 *       },
                 *       "profile": {
                 *         "profession": "P01",
                 *         "businessField": "B53",
                 *         "income": "I04",
                 *         "citizen": "indonesia",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "npwp_number": "",
                 *         "gender": "perempuan"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveProfileBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    consents: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["ConsentsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    setConsents: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "marketing": true
                 *     }
                 */
                "application/json": components["schemas"]["SetConsentsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["SetConsentsReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    memberData: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MemberDataReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deletionPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeletionPreviewReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Rahasia123"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccountBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    banks: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["BanksReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    regions: {
        parameters: {
            query: {
                type: "provinsi" | "kabupaten" | "kecamatan" | "kelurahan" | "kodepos" | "all";
                provinsi?: string;
                kabupaten?: string;
                kecamatan?: string;
                kelurahan?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["RegionsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    settings: {
        parameters: {
            query: {
                category: "consultant" | "google";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["SettingsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    createGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Siti Rahayu",
                 *       "phoneNumber": "81234567890",
                 *       "email": "siti@contoh.test",
                 *       "product": "kesehatan",
                 *       "detail": {
                 *         "dob": "1990-01-01"
                 *       },
                 *       "partner": "toko-maju"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGuestBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["CreateGuestReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    forgetGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    verifyGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Guest"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    createConsultation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Siti Rahayu",
                 *       "phoneNumber": "81234567890",
                 *       "email": "siti@contoh.test",
                 *       "message": "Mohon dihubungi sore hari",
                 *       "product": "kesehatan"
                 *     }
                 */
                "application/json": components["schemas"]["CreateConsultationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    offlineOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Siti Rahayu",
                 *       "phoneNumber": "81234567890",
                 *       "email": "siti@contoh.test",
                 *       "productType": "kesehatan",
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "message": "Mohon dihubungi sore hari"
                 *     }
                 */
                "application/json": components["schemas"]["OfflineOrderBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    homeContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["HomeContentReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    healthContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["LandingContent"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    vehicleContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["LandingContent"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    fireContent: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["LandingContent"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    personalAccidentContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["LandingContent"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    pages: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PagesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    page: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Page"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    articles: {
        parameters: {
            query?: {
                status?: "active";
                limit?: number;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["ArticlesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    article: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Article"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    faqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["FaqsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    policyCarousel: {
        parameters: {
            query: {
                product: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PolicyCarouselReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    healthPlans: {
        parameters: {
            query?: {
                dob?: string;
                page?: number;
                size?: number;
                priceMin?: number;
                priceMax?: number;
                sortField?: "createdAt" | "premium" | "productName";
                sortOrder?: "asc" | "desc";
                q?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlanPage"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    healthPlan: {
        parameters: {
            query?: {
                dob?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["HealthPlanReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    createHealthOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "params": {
                 *         "dob": "1990-01-01"
                 *       },
                 *       "partner": "toko-maju",
                 *       "payload": {
                 *         "fullname": "Siti Rahayu",
                 *         "citizen": "indonesia",
                 *         "gender": "perempuan",
                 *         "emailAddress": "siti@contoh.test",
                 *         "birthDate": "1990-01-01",
                 *         "placeOfbirth": "BANDUNG",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "timePeriod": 1,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": true,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [
                 *           {
                 *             "_id": "3d826498-5778-45c3-8391-e85b7ac7536d",
                 *             "question": "Apakah tertanggung minum obat resep secara rutin lebih dari 30 hari untuk penyakit menahun?",
                 *             "answer": "tidak"
                 *           }
                 *         ],
                 *         "amounts": {
                 *           "premium": 450000,
                 *           "adminFee": 25000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 505000
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateHealthOrderForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    personalAccidents: {
        parameters: {
            query?: {
                dob?: string;
                page?: number;
                size?: number;
                priceMin?: number;
                priceMax?: number;
                sortField?: "createdAt" | "premium" | "productName";
                sortOrder?: "asc" | "desc";
                q?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlanPage"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    personalAccident: {
        parameters: {
            query?: {
                dob?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PersonalAccidentReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    createPersonalAccidentOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "params": {
                 *         "dob": "1990-01-01"
                 *       },
                 *       "partner": "toko-maju",
                 *       "payload": {
                 *         "fullname": "Siti Rahayu",
                 *         "citizen": "indonesia",
                 *         "gender": "perempuan",
                 *         "emailAddress": "siti@contoh.test",
                 *         "birthDate": "1990-01-01",
                 *         "placeOfbirth": "BANDUNG",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "timePeriod": 1,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": true,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [
                 *           {
                 *             "_id": "3d826498-5778-45c3-8391-e85b7ac7536d",
                 *             "question": "Apakah tertanggung minum obat resep secara rutin lebih dari 30 hari untuk penyakit menahun?",
                 *             "answer": "tidak"
                 *           }
                 *         ],
                 *         "amounts": {
                 *           "premium": 450000,
                 *           "adminFee": 25000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 505000
                 *         },
                 *         "beneficiary": {
                 *           "primary": {
                 *             "fullName": "BUDI SANTOSO",
                 *             "relationship": "SUAMI",
                 *             "useSecondary": true
                 *           },
                 *           "secondary": [
                 *             {
                 *               "fullName": "RATNA SANTOSO",
                 *               "relationship": "ANAK KANDUNG"
                 *             }
                 *           ],
                 *           "email": "budi@contoh.test",
                 *           "phone": "6281234567891",
                 *           "description": ""
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreatePersonalAccidentOrderForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    vehiclePlans: {
        parameters: {
            query: {
                page?: number;
                size?: number;
                priceMin?: number;
                priceMax?: number;
                sortField?: "createdAt" | "premium" | "productName";
                sortOrder?: "asc" | "desc";
                q?: string;
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
                model: string;
                year: number;
                price: number;
                plat: string;
                coverage?: "allrisk" | "tlo";
                category?: "all" | "allrisk" | "tlo";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["VehiclePlansReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    vehiclePlan: {
        parameters: {
            query: {
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
                model: string;
                year: number;
                price: number;
                plat: string;
                coverage?: "allrisk" | "tlo";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["QuotedVehicleProduct"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    createVehicleOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "params": {
                 *         "vehicleType": "MV4",
                 *         "brand": "toyota",
                 *         "year": "2024",
                 *         "model": "C001",
                 *         "price": "237000000",
                 *         "plat": "B"
                 *       },
                 *       "partner": "toko-maju",
                 *       "payload": {
                 *         "fullname": "Siti Rahayu",
                 *         "citizen": "indonesia",
                 *         "gender": "perempuan",
                 *         "emailAddress": "siti@contoh.test",
                 *         "birthDate": "",
                 *         "placeOfbirth": "",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "timePeriod": 1,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": true,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [
                 *           {
                 *             "_id": "0799b96c-cf06-4c83-80e8-9eb0dc9ee630",
                 *             "question": "Apakah kendaraan sedang dalam keadaan rusak?",
                 *             "answer": "tidak"
                 *           }
                 *         ],
                 *         "amounts": {
                 *           "premium": 5038800,
                 *           "adminFee": 25000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 5093800
                 *         },
                 *         "vehicleType": "MV4",
                 *         "brand": "toyota",
                 *         "brandText": "Toyota",
                 *         "year": 2024,
                 *         "model": "C001",
                 *         "modelText": "Avanza 1.5 G CVT",
                 *         "price": 237000000,
                 *         "marketPrice": 237000000,
                 *         "deviation": 10,
                 *         "seats": 7,
                 *         "area": "B",
                 *         "areaName": "DKI Jakarta, Depok, Bekasi, Tangerang, Tangerang Selatan",
                 *         "region": 2,
                 *         "vehicleLicense": "B 1234 CD",
                 *         "chassisNumber": "MHKA6GJ6JKJ012345",
                 *         "machineNumber": "1NRF123456",
                 *         "expansion": [],
                 *         "accesories": [
                 *           {
                 *             "accesoriesName": "Kaca film",
                 *             "accesoriesValue": 3000000
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateVehicleOrderForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    vehicleOrderPlan: {
        parameters: {
            query: {
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
                model: string;
                year: number;
                price: number;
                plat: string;
                coverage?: "allrisk" | "tlo";
                rateExp?: number;
                accesories?: number;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["QuotedVehicleProduct"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    vehicleFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["VehicleFeaturesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    vehicleSearchText: {
        parameters: {
            query: {
                q: string;
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["VehicleSearchTextReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    vehicleBrands: {
        parameters: {
            query?: {
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["VehicleBrandsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    vehicleModels: {
        parameters: {
            query?: {
                vehicleType?: "MV4" | "MV2" | "TRUCK" | "BUS";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                brandId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["VehicleModelsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    plateRegions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlateRegionsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    propertyPlans: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                priceMin?: number;
                priceMax?: number;
                sortField?: "createdAt" | "premium" | "productName";
                sortOrder?: "asc" | "desc";
                q?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "occupation": "2976",
                 *       "occupationName": "Rumah tinggal (bukan ruko), maksimal 3 lantai",
                 *       "buildingPrices": 1200000000,
                 *       "ownership": "Milik Sendiri",
                 *       "isKprBtn": "ya",
                 *       "construction": "Rangka Baja",
                 *       "classConstruction": "class1",
                 *       "totalFloor": 2,
                 *       "totalBuildingArea": 120,
                 *       "productType": "kebakaran-gempabumi",
                 *       "timePeriod": 3,
                 *       "objectAddresses": [
                 *         {
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "province": "DKI Jakarta",
                 *           "district_level": "Kota",
                 *           "district": "Kota Administrasi Jakarta Selatan"
                 *         }
                 *       ],
                 *       "earthSelected": true,
                 *       "coverages": [
                 *         "kebakaran-gempabumi"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PropertyQuote"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PropertyPlansReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    propertyPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "occupation": "2976",
                 *       "occupationName": "Rumah tinggal (bukan ruko), maksimal 3 lantai",
                 *       "buildingPrices": 1200000000,
                 *       "ownership": "Milik Sendiri",
                 *       "isKprBtn": "ya",
                 *       "construction": "Rangka Baja",
                 *       "classConstruction": "class1",
                 *       "totalFloor": 2,
                 *       "totalBuildingArea": 120,
                 *       "productType": "kebakaran-gempabumi",
                 *       "timePeriod": 3,
                 *       "objectAddresses": [
                 *         {
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "province": "DKI Jakarta",
                 *           "district_level": "Kota",
                 *           "district": "Kota Administrasi Jakarta Selatan"
                 *         }
                 *       ],
                 *       "earthSelected": true,
                 *       "coverages": [
                 *         "kebakaran-gempabumi"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PropertyQuote"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PropertyPlanReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    propertyQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "occupation": "2976",
                 *       "occupationName": "Rumah tinggal (bukan ruko), maksimal 3 lantai",
                 *       "buildingPrices": 1200000000,
                 *       "ownership": "Milik Sendiri",
                 *       "isKprBtn": "ya",
                 *       "construction": "Rangka Baja",
                 *       "classConstruction": "class1",
                 *       "totalFloor": 2,
                 *       "totalBuildingArea": 120,
                 *       "productType": "kebakaran-gempabumi",
                 *       "timePeriod": 3,
                 *       "objectAddresses": [
                 *         {
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "province": "DKI Jakarta",
                 *           "district_level": "Kota",
                 *           "district": "Kota Administrasi Jakarta Selatan"
                 *         }
                 *       ],
                 *       "earthSelected": true,
                 *       "coverages": [
                 *         "kebakaran-gempabumi"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PropertyQuote"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PropertyQuoteReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    propertyReferences: {
        parameters: {
            query?: {
                category?: "occupation" | "classes";
                category2?: "occupation" | "classes";
                q?: string;
                size?: number;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PropertyReferencesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    zones: {
        parameters: {
            query?: {
                province?: string;
                level?: "Kabupaten" | "Kota";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["ZonesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    createFireOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "params": {
                 *         "occupation": "2976",
                 *         "timePeriod": "3",
                 *         "buildingPrices": "1200000000"
                 *       },
                 *       "partner": "toko-maju",
                 *       "payload": {
                 *         "fullname": "Siti Rahayu",
                 *         "citizen": "indonesia",
                 *         "gender": "perempuan",
                 *         "emailAddress": "siti@contoh.test",
                 *         "birthDate": "",
                 *         "placeOfbirth": "",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "timePeriod": 3,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": true,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [
                 *           {
                 *             "_id": "687df5a4-eae7-4a85-b993-e628e0a3cc4d",
                 *             "question": "Apakah bangunan sedang dalam keadaan rusak atau direnovasi?",
                 *             "answer": "tidak"
                 *           }
                 *         ],
                 *         "amounts": {
                 *           "premium": 1108800,
                 *           "adminFee": 40000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 1178800
                 *         },
                 *         "occupation": "2976",
                 *         "occupationName": "Rumah tinggal (bukan ruko), maksimal 3 lantai",
                 *         "buildingPrices": 1200000000,
                 *         "ownership": "Milik Sendiri",
                 *         "isKprBtn": "ya",
                 *         "construction": "Rangka Baja",
                 *         "classConstruction": "class1",
                 *         "totalFloor": 2,
                 *         "totalBuildingArea": 120,
                 *         "occupationCode": "2976",
                 *         "zone": 4,
                 *         "fireBand": {
                 *           "low": 294,
                 *           "high": 328
                 *         },
                 *         "floodZone": null,
                 *         "objectAddresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730",
                 *           "district_level": "Kota"
                 *         },
                 *         "bankClause": "Bank Tabungan Negara",
                 *         "creditNumber": "KPR-0012/2026"
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateFireOrderForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    createEarthquakeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "params": {
                 *         "occupation": "2976",
                 *         "timePeriod": "3",
                 *         "buildingPrices": "1200000000"
                 *       },
                 *       "partner": "toko-maju",
                 *       "payload": {
                 *         "fullname": "Siti Rahayu",
                 *         "citizen": "indonesia",
                 *         "gender": "perempuan",
                 *         "emailAddress": "siti@contoh.test",
                 *         "birthDate": "",
                 *         "placeOfbirth": "",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "timePeriod": 3,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": true,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [
                 *           {
                 *             "_id": "687df5a4-eae7-4a85-b993-e628e0a3cc4d",
                 *             "question": "Apakah bangunan sedang dalam keadaan rusak atau direnovasi?",
                 *             "answer": "tidak"
                 *           }
                 *         ],
                 *         "amounts": {
                 *           "premium": 4860000,
                 *           "adminFee": 25000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 4915000
                 *         },
                 *         "occupation": "2976",
                 *         "occupationName": "Rumah tinggal (bukan ruko), maksimal 3 lantai",
                 *         "buildingPrices": 1200000000,
                 *         "ownership": "Milik Sendiri",
                 *         "isKprBtn": "ya",
                 *         "construction": "Rangka Baja",
                 *         "classConstruction": "class1",
                 *         "totalFloor": 2,
                 *         "totalBuildingArea": 120,
                 *         "occupationCode": "2976",
                 *         "zone": 4,
                 *         "fireBand": {
                 *           "low": 294,
                 *           "high": 328
                 *         },
                 *         "floodZone": null,
                 *         "objectAddresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730",
                 *           "district_level": "Kota"
                 *         },
                 *         "bankClause": "Bank Tabungan Negara",
                 *         "creditNumber": "KPR-0012/2026"
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateEarthquakeOrderForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    createFireEarthquakeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                 *       "params": {
                 *         "occupation": "2976",
                 *         "timePeriod": "3",
                 *         "buildingPrices": "1200000000"
                 *       },
                 *       "partner": "toko-maju",
                 *       "payload": {
                 *         "fullname": "Siti Rahayu",
                 *         "citizen": "indonesia",
                 *         "gender": "perempuan",
                 *         "emailAddress": "siti@contoh.test",
                 *         "birthDate": "",
                 *         "placeOfbirth": "",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174034101900001",
                 *         "timePeriod": 3,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": true,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [
                 *           {
                 *             "_id": "687df5a4-eae7-4a85-b993-e628e0a3cc4d",
                 *             "question": "Apakah bangunan sedang dalam keadaan rusak atau direnovasi?",
                 *             "answer": "tidak"
                 *           }
                 *         ],
                 *         "amounts": {
                 *           "premium": 5968800,
                 *           "adminFee": 65000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 6063800
                 *         },
                 *         "occupation": "2976",
                 *         "occupationName": "Rumah tinggal (bukan ruko), maksimal 3 lantai",
                 *         "buildingPrices": 1200000000,
                 *         "ownership": "Milik Sendiri",
                 *         "isKprBtn": "ya",
                 *         "construction": "Rangka Baja",
                 *         "classConstruction": "class1",
                 *         "totalFloor": 2,
                 *         "totalBuildingArea": 120,
                 *         "occupationCode": "2976",
                 *         "zone": 4,
                 *         "fireBand": {
                 *           "low": 294,
                 *           "high": 328
                 *         },
                 *         "floodZone": null,
                 *         "objectAddresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730",
                 *           "district_level": "Kota"
                 *         },
                 *         "bankClause": "Bank Tabungan Negara",
                 *         "creditNumber": "KPR-0012/2026"
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateFireEarthquakeOrderForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    orders: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["OrdersReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    order: {
        parameters: {
            query?: {
                invoice?: "true" | "false";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    revision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["RevisionDetail"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    submitRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payload": {
                 *         "insured": {
                 *           "fullname": "Siti Rahayu",
                 *           "citizen": "indonesia",
                 *           "gender": "perempuan",
                 *           "emailAddress": "siti@contoh.test",
                 *           "birthDate": "1990-01-01",
                 *           "placeOfbirth": "BANDUNG",
                 *           "phoneNumber": "6281234567890",
                 *           "identiyType": "ktp",
                 *           "identityNumber": "3174034101900001"
                 *         },
                 *         "amounts": {
                 *           "premium": 450000,
                 *           "adminFee": 25000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 505000
                 *         },
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Contoh Raya No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "beneficiary": {
                 *           "primary": {
                 *             "fullName": "BUDI SANTOSO",
                 *             "relationship": "SUAMI",
                 *             "useSecondary": true
                 *           },
                 *           "secondary": [
                 *             {
                 *               "fullName": "RATNA SANTOSO",
                 *               "relationship": "ANAK KANDUNG"
                 *             }
                 *           ],
                 *           "email": "budi@contoh.test",
                 *           "phone": "6281234567891",
                 *           "description": ""
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SubmitRevisionForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["SubmitRevisionReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    formerOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["RevisionDetail"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    invoices: {
        parameters: {
            query?: {
                product?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["InvoicesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                orderId: string;
                product: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentMethod": "bank_transfer",
                 *       "paymentType": "bca"
                 *     }
                 */
                "application/json": components["schemas"]["PayBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PayReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            502: components["responses"]["Failure502"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    paymentResult: {
        parameters: {
            query: {
                transaction_id: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PaymentResultReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    paymentFinish: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PaymentFinishReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    paymentNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": "INV-2026-11-000001-81613eec",
                 *       "status_code": "200",
                 *       "gross_amount": "505000.00",
                 *       "signature_key": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
                 *       "transaction_id": "9acb6da5-964e-4e1c-9c17-d599b4248ceb",
                 *       "transaction_status": "settlement"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentNotificationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    virtualAccountNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "INV-2026-11-000001-81613eec",
                 *       "transactionId": "20261122000001",
                 *       "account": "9450812345678901",
                 *       "amount": 505000,
                 *       "status": "PAID"
                 *     }
                 */
                "application/json": components["schemas"]["VirtualAccountNotificationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    policies: {
        parameters: {
            query?: {
                product?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PoliciesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    policy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PolicyDetail"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    certificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["CertificateReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    policyInquiry: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
                k?: "claimSubmission";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                policyNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PolicyLookup"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    submitClaim: {
        parameters: {
            query: {
                field?: string;
                productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                policyNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payload": {
                 *         "causeOfClaim": "FI01",
                 *         "totalClaim": 25000000,
                 *         "incidentDate": "2026-11-20",
                 *         "causeDisaster": "Korsleting listrik di dapur",
                 *         "description": "Api padam setelah setengah jam.",
                 *         "thirdPartyClaim": "N",
                 *         "account": {
                 *           "bankName": "BCA",
                 *           "accountNumber": "1234567890",
                 *           "accountHolder": "SITI RAHAYU"
                 *         },
                 *         "attachments": [
                 *           {
                 *             "code": "LAPORAN"
                 *           },
                 *           {
                 *             "code": "TUNTUTAN"
                 *           },
                 *           {
                 *             "code": "KTP"
                 *           },
                 *           {
                 *             "code": "FOTO"
                 *           },
                 *           {
                 *             "code": "FOTO"
                 *           },
                 *           {
                 *             "code": "POLISI_LURAH"
                 *           },
                 *           {
                 *             "code": "RAB"
                 *           }
                 *         ]
                 *       },
                 *       "again": "N"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SubmitClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["SubmitClaimReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    claims: {
        parameters: {
            query?: {
                type?: "property" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["ClaimsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    claim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["ClaimDetail"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    reviseClaim: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": components["schemas"]["ReviseClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    confirmClaimPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentConfirm": true
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmClaimPaymentBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    appealClaim: {
        parameters: {
            query?: {
                field?: "appeal";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": components["schemas"]["AppealClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    sendLetter: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
                policyNumber?: string;
                field?: "documentLod";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": components["schemas"]["SendLetterForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    chooseWorkshop: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "workshopID": "0206b8b4-a19d-4852-872c-192509f9ee65"
                 *     }
                 */
                "application/json": components["schemas"]["ChooseWorkshopBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    chooseReplacement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "selectedMethod": "workshop"
                 *     }
                 */
                "application/json": components["schemas"]["ChooseReplacementBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    submitHeirClaim: {
        parameters: {
            query: {
                field?: string;
                productType: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                policyNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payload": {
                 *         "causeOfClaim": "FI01",
                 *         "totalClaim": 25000000,
                 *         "incidentDate": "2026-11-20",
                 *         "causeDisaster": "Korsleting listrik di dapur",
                 *         "description": "Api padam setelah setengah jam.",
                 *         "thirdPartyClaim": "N",
                 *         "account": {
                 *           "bankName": "BCA",
                 *           "accountNumber": "1234567890",
                 *           "accountHolder": "SITI RAHAYU"
                 *         },
                 *         "attachments": [
                 *           {
                 *             "code": "LAPORAN"
                 *           },
                 *           {
                 *             "code": "TUNTUTAN"
                 *           },
                 *           {
                 *             "code": "KTP"
                 *           },
                 *           {
                 *             "code": "FOTO"
                 *           },
                 *           {
                 *             "code": "FOTO"
                 *           },
                 *           {
                 *             "code": "POLISI_LURAH"
                 *           },
                 *           {
                 *             "code": "RAB"
                 *           }
                 *         ]
                 *       },
                 *       "heir": {
                 *         "fullName": "Budi Santoso",
                 *         "relationship": "SUAMI",
                 *         "email": "budi@contoh.test",
                 *         "phone": "081234567891"
                 *       },
                 *       "again": "N"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SubmitHeirClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["SubmitClaimReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    heirClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["ClaimDetail"];
                    };
                };
            };
            404: components["responses"]["Failure404"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    reviseHeirClaim: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": components["schemas"]["ReviseClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    confirmHeirPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentConfirm": true
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmClaimPaymentBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    appealHeirClaim: {
        parameters: {
            query?: {
                field?: "appeal";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": components["schemas"]["AppealClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    sendHeirLetter: {
        parameters: {
            query?: {
                productType?: "kebakaran" | "gempabumi" | "kebakaran-gempabumi" | "kendaraan" | "kecelakaandiri" | "kesehatan";
                policyNumber?: string;
                field?: "documentLod";
            };
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": components["schemas"]["SendLetterForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: null;
                    };
                };
            };
            400: components["responses"]["Failure400"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskClaims: {
        parameters: {
            query?: {
                state?: "pending" | "review" | "incomplete" | "approved" | "rejected" | "appealed" | "agreed" | "payment" | "finish" | "closed";
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskClaimsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskClaimReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskSettleClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loss": 2300000
                 *     }
                 */
                "application/json": components["schemas"]["ClaimAssessment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskSettleClaimReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskClaimJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskClaimJournalReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskTakeUpClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskAskDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attachments": [
                 *         "FOTO"
                 *       ],
                 *       "feedback": "Foto kerusakan kurang jelas"
                 *     }
                 */
                "application/json": components["schemas"]["DeskAskDocumentsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskApproveClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loss": 2300000,
                 *       "reason": "Kerugian sesuai dengan bukti yang dikirim"
                 *     }
                 */
                "application/json": components["schemas"]["DeskApproveClaimBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskRejectClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Kejadian di luar masa berlaku polis"
                 *     }
                 */
                "application/json": components["schemas"]["DeskRejectClaimBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskRecallClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Jumlahnya keliru"
                 *     }
                 */
                "application/json": components["schemas"]["DeskRecallClaimBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskAnswerAppeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "grant",
                 *       "reason": "Kerugian sesuai dengan bukti yang dikirim",
                 *       "assessment": {
                 *         "loss": 2300000
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DeskAnswerAppealForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskLockReplacement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskMoveRepair: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "received",
                 *       "note": "Antrean nomor dua"
                 *     }
                 */
                "application/json": components["schemas"]["DeskMoveRepairBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskReturnLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Surat belum ditandatangani"
                 *     }
                 */
                "application/json": components["schemas"]["DeskReturnLetterBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskPayClaim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made anew for each submission, and the same when it is sent again.
                 * @example 8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankName": "BCA",
                 *       "accountNumber": "1234567890",
                 *       "accountHolder": "SITI RAHAYU"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DeskPayClaimForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskCloseClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Pembayaran sudah diterima"
                 *     }
                 */
                "application/json": components["schemas"]["DeskCloseClaimBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedClaim"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "desk@contoh.test",
                 *       "password": "Rahasia-Meja-1"
                 *     }
                 */
                "application/json": components["schemas"]["DeskLoginBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskLoginReply"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskOrders: {
        parameters: {
            query?: {
                status?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskOrdersReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskOrderReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskApprove: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskReject: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Usia di atas batas produk"
                 *     }
                 */
                "application/json": components["schemas"]["DeskRejectBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskRevise: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         "attachment"
                 *       ],
                 *       "attachments": [
                 *         "ktp"
                 *       ],
                 *       "feedback": "Foto KTP tidak terbaca"
                 *     }
                 */
                "application/json": components["schemas"]["DeskReviseBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["MovedOrder"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskDispatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courier": "JNE",
                 *       "trackingNumber": "JNE0001",
                 *       "date": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["DeskDispatchBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PolicyDelivery"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-25"
                 *     }
                 */
                "application/json": components["schemas"]["DeskReceiptBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["PolicyDelivery"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskOrderJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskOrderJournalReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskJournalReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskVisitors: {
        parameters: {
            query?: {
                partner?: string;
            };
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskVisitorsReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskArticles: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskArticlesReply"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskSaveArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "bersiap-menghadapi-banjir",
                 *       "title": "Bersiap menghadapi banjir",
                 *       "excerpt": "Apa yang dapat Anda lakukan sebelum musim hujan.",
                 *       "content": "<p>Periksa saluran air di sekitar rumah.</p>",
                 *       "thumbnail": "/articles/banjir.svg",
                 *       "category": {
                 *         "name": "Tips"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DeskSaveArticleBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskArticle"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["DeskArticle"];
                    };
                };
            };
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskSavePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slug": "tentang-kami",
                 *       "title": "Tentang kami",
                 *       "description": "Siapa kami.",
                 *       "content": "<p>Kami pialang asuransi.</p>"
                 *     }
                 */
                "application/json": components["schemas"]["DeskSavePageBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["Page"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    deskSaveGuides: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random id of the device, a UUID. */
                device_id?: components["parameters"]["device_id"];
                /** @description The operating system. `iOS` and `Android` get links to the apps of wallets. */
                os?: components["parameters"]["os"];
                /** @description `web` for pages. */
                platform?: components["parameters"]["platform"];
                /** @description What the caller is, for example the name of the site. */
                source?: components["parameters"]["source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "pembayaran",
                 *       "title": "Pembayaran",
                 *       "icon": "wallet",
                 *       "items": [
                 *         {
                 *           "title": "Bagaimana cara membayar?",
                 *           "content": "<p>Pilih metode pembayaran di halaman tagihan.</p>"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeskSaveGuidesBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        response: components["schemas"]["FaqCategory"];
                    };
                };
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    announceUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": "1.0.0";
                /** @description Bytes of the file. */
                "Upload-Length": number;
                /** @description `code`, `filename`, `filetype`, and `productType` of a new order, `orderId` of a revision, `policyNumber` of a new claim or `claimId` of one that was sent back: names and values in Base64, separated by commas, as the protocol says. */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announced */
            201: {
                headers: {
                    location?: string;
                    "tus-resumable"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            429: components["responses"]["Failure429"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    removeUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": "1.0.0";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "tus-resumable"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
    uploadOffset: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": "1.0.0";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much */
            200: {
                headers: {
                    "upload-offset"?: number;
                    "upload-length"?: number;
                    "tus-resumable"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
        };
    };
    sendUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the protocol. */
                "Tus-Resumable": "1.0.0";
                /** @description Bytes that have arrived. */
                "Upload-Offset": number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            /** @description Taken in */
            204: {
                headers: {
                    "upload-offset"?: number;
                    "tus-resumable"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure400"];
            401: components["responses"]["Failure401"];
            403: components["responses"]["Failure403"];
            404: components["responses"]["Failure404"];
            409: components["responses"]["Failure409"];
            413: components["responses"]["Failure413"];
            415: components["responses"]["Failure415"];
            422: components["responses"]["Failure422"];
            500: components["responses"]["Failure500"];
            503: components["responses"]["Failure503"];
            507: components["responses"]["Failure507"];
        };
    };
}
