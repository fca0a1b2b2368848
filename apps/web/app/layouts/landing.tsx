import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

export default function LandingLayout() {
  return (
    <SiteFrame width="full">
      <Outlet />
    </SiteFrame>
  )
}
