import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

/** A client's page: just the plan. */
export default function ClientLayout() {
  return (
    <SiteFrame width="full" isQuiet>
      <Outlet />
    </SiteFrame>
  )
}
