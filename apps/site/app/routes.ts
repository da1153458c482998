import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the site; the language is the first segment, none is English. */
export default [
  ...prefix(':language?', [
    index('routes/home.tsx'),
    route('hair', 'routes/hair.tsx'),
    route('hairremoval', 'routes/hair-removal.tsx'),
    route('Customermobile', 'routes/hair-removal.tsx', { id: 'routes/customer-mobile' }),
    route('massage', 'routes/massage.tsx'),
    route('services', 'routes/services.tsx'),
    route('signuplogin', 'routes/signuplogin.tsx'),
    route('customerslogin', 'routes/customerslogin.tsx'),
    route('professionallogin', 'routes/professionallogin.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('professionalsignup', 'routes/professionalsignup.tsx'),
    route('listing-details/:serviceId', 'routes/listing-details.tsx'),
    route('listing-details/:serviceId/times', 'routes/booking/listing-times.ts'),
    route('my_booking', 'routes/my-booking.tsx'),
    route('my_booking/visits', 'routes/booking/my-visits.ts'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
