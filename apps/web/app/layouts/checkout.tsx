import { IconChevronLeft } from '@tabler/icons-react'
import { lazy } from 'react'
import { Outlet } from 'react-router'
import header from '#app/frame/header.module.css'
import { LogoLink } from '#app/frame/logo-link.tsx'
import { SlimFooter } from '#app/frame/slim-footer.tsx'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import css from './checkout.module.css'
import { useCheckoutBack } from './use-checkout-back.ts'

const CustomerService = lazy(() => import('#app/frame/customer-service.tsx'))

/** Back, logo and help only: no distractions in cart and checkout. */
export default function CheckoutLayout() {
  return (
    <div className={css.frame}>
      <header className={header.header}>
        <div className={`${header.inner} ${css.inner}`}>
          <BackButton />
          <LogoLink />
          <DeferredPart isBelow>
            <CustomerService className={css.service} />
          </DeferredPart>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SlimFooter />
    </div>
  )
}

function BackButton() {
  const { label, shortLabel, goBack } = useCheckoutBack()
  return (
    <button type="button" className={`${header.quiet} ${css.back}`} onClick={goBack}>
      <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
      <span className="only-large">{label}</span>
      <span className="only-small">{shortLabel}</span>
    </button>
  )
}
