export type DrawingName = 'about' | 'basket' | 'commission' | 'lost' | 'pricing' | 'questions' | 'refill'

/** A drawing that says nothing that is not also written. Its colours suit both schemes. */
export const Drawing = ({ name, className }: { name: DrawingName; className?: string | undefined }) => (
  <img
    className={className}
    src={`/drawings/${name}.svg`}
    alt=""
    width={320}
    height={240}
    loading="lazy"
    decoding="async"
  />
)
