import { m } from '#app/paraglide/messages.js'
import css from '../checkout.module.css'

/** How an order can be paid, before the buyer is sent to the payment page. */
export const PaymentMethods = ({ names }: { names: string[] }) => (
  <div>
    <p id="payment-methods" className="second">
      {m.checkout_methods()}
    </p>
    <ul className={css.methods} aria-labelledby="payment-methods">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </div>
)
