/** Types for the parts of the official package that the test uses; the package has none. */
declare module 'midtrans-client' {
  type Answer = Record<string, unknown> & { transaction_id: string; order_id: string; token_id: string };

  /** Rejected with when the body's or the HTTP code is 400 or more, except 407. */
  export interface MidtransError extends Error {
    httpStatusCode: string | number | null;
    ApiResponse: Answer | null;
  }

  export class CoreApi {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string });
    apiConfig: { getCoreApiBaseUrl(): string };
    charge(body: object): Promise<Answer>;
    cardToken(query: object): Promise<Answer>;
    transaction: {
      status(id: string): Promise<Answer>;
      approve(id: string): Promise<Answer>;
      deny(id: string): Promise<Answer>;
      cancel(id: string): Promise<Answer>;
      expire(id: string): Promise<Answer>;
      refund(id: string, body: object): Promise<Answer>;
      refundDirect(id: string, body: object): Promise<Answer>;
      notification(body: unknown): Promise<Answer>;
    };
  }
}
