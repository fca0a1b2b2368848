import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function DefaultWideLayout() {
  return (
    <SiteFrame width="wide">
      <Outlet />
    </SiteFrame>
  )
}
