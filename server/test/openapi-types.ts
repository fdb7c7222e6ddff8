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
            productType: "kesehatan" | "kecelakaandiri";
            kpaNumber: string;
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
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
        DeskReceiptBody: {
            date: string;
        };
        DeskRejectBody: {
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
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
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
            productType: "kesehatan" | "kecelakaandiri";
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
            productType: "kesehatan" | "kecelakaandiri";
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
            subject: "order" | "invoice" | "payment" | "policy";
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
            productType: "kesehatan" | "kecelakaandiri";
            kpaNumber: string;
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
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
        OrderDetail: components["schemas"]["HealthOrderDetail"] | components["schemas"]["PersonalAccidentOrderDetail"];
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
            period: components["schemas"]["Period"];
            /** @enum {string} */
            status: "active" | "ended" | "void";
            certificate: string | null;
            issuedAt: string;
            timePeriod: number;
            payment: components["schemas"]["OrderPayment"];
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
            productType: "kesehatan" | "kecelakaandiri";
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
        PoliciesReply: components["schemas"]["PolicyCard"][];
        PolicyCard: {
            _id: string;
            orderId: string;
            policyNumber: string;
            /** @enum {string} */
            productType: "kesehatan" | "kecelakaandiri";
            productName: string;
            insuranceCompany: components["schemas"]["InsuranceCompany"];
            /**
             * Format: uri-reference
             * @description An address; one that begins with `/` is relative to the origin of the API.
             */
            logoProduct: string;
            insuredName: string;
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
        PolicyDetail: components["schemas"]["HealthPolicyDetail"] | components["schemas"]["PersonalAccidentPolicyDetail"];
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
        RevisionDetail: components["schemas"]["HealthRevision"] | components["schemas"]["PersonalAccidentRevision"];
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
        SubmitRevisionForm: {
            payload?: components["schemas"]["SubmitRevisionPayload"];
            uploads?: components["schemas"]["FilesSentAhead"];
        } & {
            [key: string]: unknown;
        };
        SubmitRevisionPayload: {
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
            productType: "kesehatan" | "kecelakaandiri";
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *         "email": "siti@contoh.test"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "user": {
                     *           "id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *           "full_name": "SITI RAHAYU",
                     *           "fullName": "SITI RAHAYU",
                     *           "email": "siti@contoh.test",
                     *           "phone_number": "6281234567890",
                     *           "role": "member",
                     *           "status": "active",
                     *           "completeProfile": false,
                     *           "emailVerified": true,
                     *           "addreses": null,
                     *           "account": null,
                     *           "profile": null
                     *         },
                     *         "access_token": "q0Zl3n8Jr5x1V7c2Bd9Fh4Kp6Ms0Tw8Ya3Ez5Gi7Lk"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "user": {
                     *           "id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *           "full_name": "SITI RAHAYU",
                     *           "fullName": "SITI RAHAYU",
                     *           "email": "siti@contoh.test",
                     *           "phone_number": "6281234567890",
                     *           "role": "member",
                     *           "status": "active",
                     *           "completeProfile": false,
                     *           "emailVerified": true,
                     *           "addreses": null,
                     *           "account": null,
                     *           "profile": null
                     *         },
                     *         "access_token": "q0Zl3n8Jr5x1V7c2Bd9Fh4Kp6Ms0Tw8Ya3Ez5Gi7Lk"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "user": {
                     *           "id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *           "full_name": "SITI RAHAYU",
                     *           "fullName": "SITI RAHAYU",
                     *           "email": "siti@contoh.test",
                     *           "phone_number": "6281234567890",
                     *           "role": "member",
                     *           "status": "active",
                     *           "completeProfile": false,
                     *           "emailVerified": true,
                     *           "addreses": null,
                     *           "account": null,
                     *           "profile": null
                     *         },
                     *         "access_token": "q0Zl3n8Jr5x1V7c2Bd9Fh4Kp6Ms0Tw8Ya3Ez5Gi7Lk"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *         "full_name": "SITI RAHAYU",
                     *         "fullName": "SITI RAHAYU",
                     *         "email": "siti@contoh.test",
                     *         "phone_number": "6281234567890",
                     *         "role": "member",
                     *         "status": "active",
                     *         "completeProfile": false,
                     *         "emailVerified": true,
                     *         "addreses": null,
                     *         "account": null,
                     *         "profile": null
                     *       }
                     *     }
                     */
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
                 *         "sub_district": "Mampang Prapatan",
                 *         "urban_village": "Bangka",
                 *         "neighbourhood": "001",
                 *         "hamlet": "002",
                 *         "postalCode": "12730",
                 *         "address": "Jalan Kemang Utara No. 19"
                 *       },
                 *       "account": {
                 *         "bank": "014",
                 *         "account_number": "1234567890",
                 *         "account_owner": "Siti Rahayu"
                 *       },
                 *       "profile": {
                 *         "profession": "P01",
                 *         "businessField": "B01",
                 *         "income": "I04",
                 *         "citizen": "indonesia",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174035507900001",
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": [
                     *         {
                     *           "code": "014",
                     *           "bank": "BCA"
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "fullName": "Siti Rahayu",
                     *         "phoneNumber": "6281234567890",
                     *         "email": "siti@contoh.test",
                     *         "followUp": {
                     *           "status": "new"
                     *         },
                     *         "isValid": true
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "blurred": false,
                     *             "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *             "productName": "Sehat Utama",
                     *             "logoProduct": "/logos/asa.svg",
                     *             "insuranceCompany": {
                     *               "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *               "company_name": "Asuransi Contoh"
                     *             },
                     *             "premium": 450000,
                     *             "adminFee": 25000,
                     *             "transactionType": "online",
                     *             "highlights": [
                     *               {
                     *                 "title": "Rawat inap",
                     *                 "value": "Rp 500.000 per hari"
                     *               }
                     *             ],
                     *             "ages": {
                     *               "minAge": 18,
                     *               "maxAge": 60
                     *             }
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "currentPage": 1,
                     *         "companies": [
                     *           {
                     *             "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *             "company_name": "Asuransi Contoh"
                     *           }
                     *         ],
                     *         "birthDate": "1990-01-01",
                     *         "age": 36,
                     *         "priceScale": {
                     *           "max": 1000000,
                     *           "step": 50000
                     *         }
                     *       }
                     *     }
                     */
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
                 *         "placeOfbirth": "Bandung",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174035507900001",
                 *         "timePeriod": 1,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Kemang Utara No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": false,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [],
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "_id": "5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a",
                     *         "productType": "kesehatan",
                     *         "invoice": false
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "total": 1,
                     *         "rows": [
                     *           {
                     *             "blurred": false,
                     *             "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *             "productName": "Sehat Utama",
                     *             "logoProduct": "/logos/asa.svg",
                     *             "insuranceCompany": {
                     *               "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *               "company_name": "Asuransi Contoh"
                     *             },
                     *             "premium": 450000,
                     *             "adminFee": 25000,
                     *             "transactionType": "online",
                     *             "highlights": [
                     *               {
                     *                 "title": "Rawat inap",
                     *                 "value": "Rp 500.000 per hari"
                     *               }
                     *             ],
                     *             "ages": {
                     *               "minAge": 18,
                     *               "maxAge": 60
                     *             }
                     *           }
                     *         ],
                     *         "totalPages": 1,
                     *         "currentPage": 1,
                     *         "companies": [
                     *           {
                     *             "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *             "company_name": "Asuransi Contoh"
                     *           }
                     *         ],
                     *         "birthDate": "1990-01-01",
                     *         "age": 36,
                     *         "priceScale": {
                     *           "max": 1000000,
                     *           "step": 50000
                     *         }
                     *       }
                     *     }
                     */
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
                 *         "placeOfbirth": "Bandung",
                 *         "phoneNumber": "6281234567890",
                 *         "identiyType": "ktp",
                 *         "identityNumber": "3174035507900001",
                 *         "timePeriod": 1,
                 *         "addresses": {
                 *           "province": "DKI Jakarta",
                 *           "district": "Kota Administrasi Jakarta Selatan",
                 *           "subDistrict": "Mampang Prapatan",
                 *           "urbanVillage": "Bangka",
                 *           "address": "Jalan Kemang Utara No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "acceptTnc": true,
                 *         "printPolicy": false,
                 *         "customShippingAddress": false,
                 *         "shippingAddress": "",
                 *         "declarations": [],
                 *         "amounts": {
                 *           "premium": 450000,
                 *           "adminFee": 25000,
                 *           "policyPrintFee": 20000,
                 *           "serviceFee": 10000,
                 *           "total": 505000
                 *         },
                 *         "beneficiary": {
                 *           "primary": {
                 *             "fullName": "Budi Santoso",
                 *             "relationship": "SUAMI",
                 *             "useSecondary": false
                 *           },
                 *           "secondary": [],
                 *           "email": "budi@contoh.test",
                 *           "phone": "081234567891",
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "_id": "5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a",
                     *         "productType": "kecelakaandiri",
                     *         "invoice": false
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": [
                     *         {
                     *           "_id": "5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a",
                     *           "productType": "kesehatan",
                     *           "kpaNumber": "KPA-2026-000001",
                     *           "productName": "Sehat Utama",
                     *           "insuranceCompany": {
                     *             "_id": "0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071",
                     *             "company_name": "Asuransi Contoh"
                     *           },
                     *           "logoProduct": "/logos/asa.svg",
                     *           "insuredName": "Siti Rahayu",
                     *           "statusOrder": "neworder",
                     *           "dateOrder": "2026-11-21T03:00:00.000Z",
                     *           "total": 505000,
                     *           "invoice": null
                     *         }
                     *       ]
                     *     }
                     */
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
                 *           "placeOfbirth": "Bandung",
                 *           "phoneNumber": "6281234567890",
                 *           "identiyType": "ktp",
                 *           "identityNumber": "3174035507900001"
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
                 *           "address": "Jalan Kemang Utara No. 19",
                 *           "neighbourhood": "001",
                 *           "hamlet": "002",
                 *           "postalCode": "12730"
                 *         },
                 *         "beneficiary": {
                 *           "primary": {
                 *             "fullName": "Budi Santoso",
                 *             "relationship": "SUAMI",
                 *             "useSecondary": false
                 *           },
                 *           "secondary": [],
                 *           "email": "budi@contoh.test",
                 *           "phone": "081234567891",
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "_id": "5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a",
                     *         "productType": "kesehatan"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "invoice": {
                     *           "payment": {
                     *             "transaction_id": "nng-20261121-0001",
                     *             "method": "bank_transfer",
                     *             "type": "bca",
                     *             "typeText": "BCA Virtual Account",
                     *             "status": "pending",
                     *             "total": 505000,
                     *             "accountHolder": null,
                     *             "vaNumber": "80777081234567890",
                     *             "code": null,
                     *             "actions": [],
                     *             "card": null,
                     *             "expired": "2026-11-22T03:00:00.000Z",
                     *             "message": ""
                     *           }
                     *         }
                     *       }
                     *     }
                     */
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
                 *       "order_id": "nng-20261121-0001",
                 *       "status_code": "200",
                 *       "gross_amount": "505000.00",
                 *       "signature_key": "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
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
                 *       "reference": "nng-20261121-0001",
                 *       "transactionId": "20261121000001",
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "genuine": true,
                     *         "inForce": true,
                     *         "policyNumber": "POL-2026-000001",
                     *         "period": {
                     *           "startDate": "2026-11-22",
                     *           "endDate": "2027-11-22"
                     *         }
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "access_token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "message": "success",
                     *       "response": {
                     *         "_id": "5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a",
                     *         "statusOrder": "approve"
                     *       }
                     *     }
                     */
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
                /** @description `code`, `filename`, `filetype`, and `productType` of a new order or `orderId` of a revision: names and values in Base64, separated by commas, as the protocol says. */
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
