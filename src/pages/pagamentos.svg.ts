import { paymentSprite } from '../sections/PaymentMethods/payment-marks.ts';

/** The payment marks, asked for only when the list of them is drawn. */
export function GET() {
  return new Response(paymentSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
