/** Types of the functions of the gateway's package `midtrans-client` that a test uses. The package has no types. */
declare module 'midtrans-client' {
  type ClientResponse = Record<string, unknown> & {
    transaction_id: string;
    order_id: string;
    token_id: string;
  };

  /** Functions reject with this error when the code of the body or the HTTP status is 400 or more, except 407. */
  export interface MidtransError extends Error {
    httpStatusCode: string | number | null;
    ApiResponse: ClientResponse | null;
  }

  export class CoreApi {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string });
    apiConfig: { getCoreApiBaseUrl(): string };
    charge(body: object): Promise<ClientResponse>;
    cardToken(query: object): Promise<ClientResponse>;
    transaction: {
      status(id: string): Promise<ClientResponse>;
      approve(id: string): Promise<ClientResponse>;
      deny(id: string): Promise<ClientResponse>;
      cancel(id: string): Promise<ClientResponse>;
      expire(id: string): Promise<ClientResponse>;
      refund(id: string, body: object): Promise<ClientResponse>;
      refundDirect(id: string, body: object): Promise<ClientResponse>;
      notification(body: unknown): Promise<ClientResponse>;
    };
  }
}
