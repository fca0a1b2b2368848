import { m } from '#app/paraglide/messages.js'

/** The way out of what is said of a product: to its instruction. */
export const ToInstruction = ({ productId, product }: { productId: string; product: string }) => (
  <a className="link" href={`#item-${productId}`}>
    {m.plan_editor_to_instruction({ product })}
  </a>
)
