/** Where things are mounted on the host; the site's own base is configuration (BASE_PATH). */
export const places = {
  api: '/api',
  vendorDashboard: '/vendor/dashboard',
  operator: '/operator',
  defaultBase: '/tajmeelspot',
} as const;
