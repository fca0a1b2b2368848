import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

/** A client's page: the plan, and nothing that leads away from it. */
export default function ClientLayout() {
  return (
    <SiteFrame width="full" isQuiet>
      <Outlet />
    </SiteFrame>
  )
}
