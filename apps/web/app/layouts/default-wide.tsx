import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

export default function DefaultWideLayout() {
  return (
    <SiteFrame width="wide">
      <Outlet />
    </SiteFrame>
  )
}
