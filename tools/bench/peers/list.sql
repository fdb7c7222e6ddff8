-- The first page of the health plans for an age, newest first. $1: age; $2: page size; $3: number of plans that a visitor sees.
with matched as (
  select plans.id as plan_id, plans.insurer_id, plan_premiums.value as premium, plans.created_at
  from plans join plan_premiums on plan_premiums.plan_id = plans.id
  where plans.product_type = 'kesehatan' and plans.active and $1 between plans.min_age and plans.max_age
    and $1 between plan_premiums.min_age and plan_premiums.max_age)
select
  (select count(*)::int from matched),
  (select coalesce(jsonb_agg(jsonb_build_object('_id', insurers.id, 'company_name', insurers.company_name)), '[]') from insurers
    where insurers.id in (select insurer_id from matched order by created_at desc, plan_id desc limit $3)),
  (select coalesce(jsonb_agg(jsonb_build_object(
      'blurred', false,
      '_id', plans.id,
      'productName', plans.product_name,
      'logoProduct', insurers.logo,
      'insuranceCompany', jsonb_build_object('_id', insurers.id, 'company_name', insurers.company_name),
      'ages', jsonb_build_object('minAge', plans.min_age, 'maxAge', plans.max_age),
      'premium', chosen.premium,
      'adminFee', plans.admin_fee,
      'transactionType', plans.transaction_type,
      'highlights', plans.document -> 'highlights')
    order by chosen.created_at desc, chosen.plan_id desc), '[]')
    from (select * from matched order by created_at desc, plan_id desc limit $2) as chosen
    join plans on plans.id = chosen.plan_id
    join insurers on insurers.id = chosen.insurer_id),
  (select max(matched.premium + plans.admin_fee)::float8 from matched join plans on plans.id = matched.plan_id)
