-- The name of a listing's picture says its colour and size. Those of the demo world did not.
update services s set images = array(
  select coalesce(named.name, image)
  from unnest(s.images) with ordinality as old (image, place)
  left join (
    values
      ('barber-brush', 'barber-brush-cab398-1200x900'),
      ('barber-razor', 'barber-razor-c5af97-1200x900'),
      ('barber-room', 'barber-room-b69c82-1200x900'),
      ('barber-strop', 'barber-strop-c9b39d-1200x900'),
      ('barber-towels', 'barber-towels-c3ac93-1200x900'),
      ('bridal-bouquet', 'bridal-bouquet-dbc1a4-1200x900'),
      ('bridal-pins', 'bridal-pins-e3c8a9-1200x900'),
      ('bridal-tiara', 'bridal-tiara-e5ceb2-1200x900'),
      ('dental-brushes', 'dental-brushes-d5c0a7-1200x900'),
      ('dental', 'dental-c7b6a3-1200x900'),
      ('dental-implant', 'dental-implant-d0beaa-1200x900'),
      ('dental-tools', 'dental-tools-d3c0a9-1200x900'),
      ('hair', 'hair-c1ad98-1200x900'),
      ('hair-combs', 'hair-combs-c5b19a-1200x900'),
      ('hair-dryer', 'hair-dryer-c7b19d-1200x900'),
      ('hair-macro', 'hair-macro-492e20-1200x900'),
      ('hair-rollers', 'hair-rollers-c0a78c-1200x900'),
      ('hammam-basin', 'hammam-basin-cab59c-1200x900'),
      ('hammam', 'hammam-cab195-1200x900'),
      ('laser', 'laser-dbc8b0-1200x900'),
      ('makeup-brushes', 'makeup-brushes-c7af98-1200x900'),
      ('makeup', 'makeup-d0b8a0-1200x900'),
      ('makeup-palette', 'makeup-palette-d6bfa3-1200x900'),
      ('massage', 'massage-c0ad96-1200x900'),
      ('massage-herbs', 'massage-herbs-d4bc9e-1200x900'),
      ('massage-pomegranate', 'massage-pomegranate-c7a68f-1200x900'),
      ('nails-bath', 'nails-bath-e0c6ad-1200x900'),
      ('nails', 'nails-c6ae9b-1200x900'),
      ('nails-care', 'nails-care-dfc0a6-1200x900'),
      ('nails-shades', 'nails-shades-d8baa0-1200x900'),
      ('niche', 'niche-ab9b8e-1200x900'),
      ('reception', 'reception-9f8774-1200x900'),
      ('silk', 'silk-374a95-1200x900'),
      ('skin-ampoules', 'skin-ampoules-cab6a2-1200x900'),
      ('skin', 'skin-c5af99-1200x900'),
      ('skin-cleanse', 'skin-cleanse-d1ba9e-1200x900'),
      ('skin-mask', 'skin-mask-dbc3a4-1200x900'),
      ('skin-roller', 'skin-roller-d7c3a7-1200x900'),
      ('sugar', 'sugar-dbc2a0-1200x900'),
      ('tea', 'tea-d3b99c-1200x900'),
      ('threading', 'threading-d1bba0-1200x900'),
      ('treatment-room', 'treatment-room-baa28a-1200x900'),
      ('waiting', 'waiting-b39b86-1200x900'),
      ('wax', 'wax-ddc6a9-1200x900')
  ) as named (key, name) on named.key = image
  order by place)
where cardinality(images) > 0;
