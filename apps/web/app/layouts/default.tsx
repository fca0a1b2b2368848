import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

export default function DefaultLayout() {
  return (
    <SiteFrame width="default">
      <Outlet />
    </SiteFrame>
  )
}
