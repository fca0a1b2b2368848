import { Outlet } from 'react-router'

/** The main area alone. */
export default function EmptyLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
