import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function LandingLayout() {
  return (
    <SiteFrame width="full">
      <Outlet />
    </SiteFrame>
  )
}
